/** The current page: the path of the address, without reloading. */

let place = $state.raw(new URL(location.href));

addEventListener("popstate", () => {
  place = new URL(location.href);
});

/** The current address. */
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

/** The stored state of this history entry, also after a reload. */
export function noted(name: string): string | undefined {
  return (history.state as Notes | null)?.[name];
}

/** Store state in this history entry, for when somebody returns to it. */
export function note(name: string, what: string): void {
  history.replaceState({ ...(history.state as Notes | null), [name]: what }, "");
}

/** Handle clicks on links without leaving the page. */
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
