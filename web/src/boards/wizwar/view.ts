/** What a view of Wiz-War says, in other words. */

import type { Mine } from "./types";

/** In a replay with all hands there are several parts of this kind; then nobody's hand is shown as one's own. */
export function mineOf(mine: unknown): Mine | null {
  return mine !== null && typeof mine === "object" && !Array.isArray(mine) && "hand" in mine
    ? (mine as Mine)
    : null;
}
