/** What a view of Wiz-War says, in other words. */

import type { Asks } from "../../lib/protocol";
import { KIND, type Mine, type View } from "./types";

/** In a replay with all hands there are several parts of this kind; then nobody's hand is shown as one's own. */
export function mineOf(mine: unknown): Mine | null {
  return mine !== null && typeof mine === "object" && !Array.isArray(mine) && "hand" in mine
    ? (mine as Mine)
    : null;
}

const NOTHING = ["done", "pass", "none"];

/** The key of a draw is its number of cards; 0 does nothing, or nothing more. */
export function shortcut(word: string): string {
  return NOTHING.includes(word) ? "0" : (/^draw-(\d)$/.exec(word)?.[1] ?? "");
}

/** By the kind of question, in a turn of somebody. */
export function lesson(asks: Asks, view: unknown): { name: string; turn: string } {
  const kind = Object.entries(KIND).find(([, number]) => number === asks.kind)?.[0] ?? "";
  const turns = (view as View).wizards.map((wizard) => wizard.turns);
  return { name: `web-ww-lesson-${kind}`, turn: turns.join(".") };
}
