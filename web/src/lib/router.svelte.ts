/** Which page is shown: the path of the address, without loading anything anew. */

let place = $state.raw(new URL(location.href));

addEventListener("popstate", () => {
  place = new URL(location.href);
});

/** Where the person is. */
export function here(): URL {
  return place;
}

/** Go to another page. */
export function go(path: string): void {
  history.pushState(null, "", path);
  place = new URL(location.href);
  scrollTo(0, 0);
}

type Notes = Record<string, string>;

/** What was noted of this place, also before the page was loaded again. */
export function noted(name: string): string | undefined {
  return (history.state as Notes | null)?.[name];
}

/** Note something of this place, for when somebody comes back to it. */
export function note(name: string, what: string): void {
  history.replaceState({ ...(history.state as Notes | null), [name]: what }, "");
}

/** Let links of this page stay in it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (
    link === null ||
    link.origin !== location.origin ||
    link.target !== "" ||
    link.hasAttribute("download") ||
    link.pathname.startsWith("/api/") ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.button !== 0
  ) {
    return;
  }
  if (link.pathname === location.pathname && link.search === location.search && link.hash !== "") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
