/** What the browser keeps for this page; one that keeps nothing remembers it as long as the page is open. */

const remembered = new Map<string, unknown>();

/** What was kept under a name, or null. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows what was kept
export function stored<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(`guildhall.${name}`);
    if (text !== null) return JSON.parse(text) as T | null;
  } catch {
    // as if nothing had been kept
  }
  return (remembered.get(name) as T | undefined) ?? null;
}

/** Keep something. */
export function store(name: string, what: unknown): void {
  try {
    localStorage.setItem(`guildhall.${name}`, JSON.stringify(what));
  } catch {
    remembered.set(name, what);
  }
}
