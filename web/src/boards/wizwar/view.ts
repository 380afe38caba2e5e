/** Reads facts from a view of Wiz-War. */

import type { Bundle } from "../../lib/board";
import type { Asks } from "../../lib/protocol";
import { KIND, type Hints, type Mine, type View } from "./types";

/** A replay with all hands has several parts of this kind; then no hand counts as the viewer's own. */
export function mineOf(mine: unknown): Mine | null {
  return mine !== null && typeof mine === "object" && !Array.isArray(mine) && "hand" in mine
    ? (mine as Mine)
    : null;
}

const NOTHING = ["done", "pass", "none"];

/** The key of a draw is its number of cards; 0 draws nothing or ends the phase. */
export function shortcut(word: string): string {
  return NOTHING.includes(word) ? "0" : (/^draw-(\d)$/.exec(word)?.[1] ?? "");
}

/** The lesson about a kind of question, and the turn that it is shown in. */
export function lesson(asks: Asks, view: unknown): { name: string; turn: string } {
  const kind = Object.entries(KIND).find(([, number]) => number === asks.kind)?.[0] ?? "";
  const turns = (view as View).wizards.map((wizard) => wizard.turns);
  return { name: `web-ww-lesson-${kind}`, turn: turns.join(".") };
}

/** The end of the turn in one choice. */
export function bundles(hints: unknown): Bundle[] {
  const { finish, drawn } = hints as Hints;
  if (finish.length < 2) return [];
  return [{ words: finish, label: { key: "web-ww-finish", args: { count: drawn } } }];
}
