/** Where the page is: `/`, `/table/<id>`, `/rules/<game>`. */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "nowhere" };

export function parse(path: string, hash = ""): Route {
  const [page, name, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (page === undefined) return { page: "lobby" };
  if (name === undefined || rest.length) return { page: "nowhere" };
  if (page === "table") return { page, id: name };
  if (page === "rules") return { page, game: name, rule: hash.replace("#", "") };
  return { page: "nowhere" };
}

export const here = $state<{ route: Route }>({ route: current() });

export function go(path: string): void {
  history.pushState(null, "", path);
  here.route = current();
  scrollTo(0, 0);
}

/** Follow links inside the page without loading it anew. */
export function followLinks(): void {
  addEventListener("popstate", () => (here.route = current()));
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey) return;
    if (link.target || link.download || link.origin !== location.origin) return;
    if (parse(link.pathname).page === "nowhere") return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}

function current(): Route {
  return typeof location === "undefined"
    ? { page: "lobby" }
    : parse(location.pathname, location.hash);
}
