/** What the browser keeps for this page; a browser that keeps nothing is no trouble. */

/** What was kept under a name, or null. */
export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(`guildhall.${name}`) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keep something. */
export function keep(name: string, what: unknown): void {
  try {
    localStorage.setItem(`guildhall.${name}`, JSON.stringify(what));
  } catch {
    // then it is gone with the page
  }
}
