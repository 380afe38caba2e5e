/** Values stored by the browser; if it refuses, they last as long as the page is open. */

const remembered = new Map<string, unknown>();

/** The value stored under a name, or null. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows the stored type
export function stored<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(`guildhall.${name}`);
    if (text !== null) return JSON.parse(text) as T | null;
  } catch {
    // treat a broken value as missing
  }
  return (remembered.get(name) as T | undefined) ?? null;
}

/** Store a value. */
export function store(name: string, what: unknown): void {
  try {
    localStorage.setItem(`guildhall.${name}`, JSON.stringify(what));
  } catch {
    remembered.set(name, what);
  }
}
