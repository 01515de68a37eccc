/** The server's HTTP side. A refusal is an error with a sentence. */

import type { GameInfo, NewTable, RulesPage, TableCreated, TableLine } from "./protocol";
import { type Facts, hasWords, say } from "./words";

export class RequestError extends Error {}

export const games = () => get<GameInfo[]>("/api/games");
export const tables = () => get<TableLine[]>("/api/tables");
export const rules = (game: string) => get<RulesPage>(`/api/rules/${encodeURIComponent(game)}`);

export function createTable(table: NewTable): Promise<TableCreated> {
  return ask("/api/tables", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(table),
  });
}

const get = <T>(path: string) => ask<T>(path, {});

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RequestError(say("page-no_server"));
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new RequestError(reason(body, response.status));
  return body as T;
}

function reason(body: unknown, status: number): string {
  const { key, facts } = (body ?? {}) as { key?: string; facts?: Facts };
  return key && hasWords(key) ? say(key, facts) : say("page-server_refused", { status });
}
