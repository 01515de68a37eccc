import { expect, test } from "vitest";
import { checkKey } from "./chance";
import { faceOf, nameOf } from "./games/slambo/face";
import { enact, settled } from "./games/slambo/scene";
import type { SlamboView } from "./protocol";
import { parse } from "./route.svelte";
import { inline } from "./rules/markup";

test.each([
  ["/", { page: "lobby" }],
  ["/table/abc", { page: "table", id: "abc" }],
  ["/rules/slambo", { page: "rules", game: "slambo", rule: "SLAM-23" }],
  ["/table", { page: "nowhere" }],
  ["/table/a/b", { page: "nowhere" }],
  ["/elsewhere/a", { page: "nowhere" }],
])("%s is a place", (path, route) => {
  expect(parse(path, "#SLAM-23")).toEqual(route);
});

test.each([
  ["+4", "number", 4, "blue", "blue +4"],
  ["-7", "number", -7, "red", "red \u22127"],
  ["+1b", "number", 1, "blue", "blue +1"],
  ["pm2", "plus_minus", 2, "split", "Plus/Minus 2"],
  ["rev-3", "reverse", -3, "red", "Reverse, red \u22123"],
  ["copyb", "copy", 0, "plain", "Copy"],
])("the card %s has a face", (text, kind, number, colour, name) => {
  expect(faceOf(text)).toEqual({ kind, number, colour });
  expect(nameOf(text)).toBe(name);
});

test("rules are shown as text, never as markup of their own", () => {
  expect(inline("**Bold** `code` <b>&")).toBe(
    "<strong>Bold</strong> <code>code</code> &lt;b&gt;&amp;",
  );
});

test("the key is checked against the promise", async () => {
  const key = "00".repeat(32);
  const promise = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  expect(await checkKey(key, promise)).toBe("fair");
  expect(await checkKey(key.replace("0", "1"), promise)).toBe("unfair");
});

test("a card leaves the hand and lies on the pile", () => {
  const view = {
    type: "slambo", hand: ["+4", "-1"], hand_sizes: [2, 7], balance: 5, shame: [0, 0], direction: 1,
  } as unknown as SlamboView;
  const event = {
    type: "slambo.played", seat: 0, card: "+4", number: 4, balance: 9, rules: [],
  } as const;
  const { scene } = enact(settled(view, null), { ...event, rules: [] }, view, 0);
  expect(scene).toMatchObject({ hand: ["-1"], hand_sizes: [1, 7], top: "+4", balance: 9, by: 0 });
});
