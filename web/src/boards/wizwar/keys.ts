/** The labyrinth by keys: from square to square, to the border lines, and through what is in a square. */

import { tick } from "svelte";
import { beside, isSquare, lineAt, squaresOf } from "./geometry";
import { touch, within } from "./touch.svelte";
import type { Side, View } from "./types";

const ARROWS: Record<string, Side> = {
  ArrowUp: "north",
  ArrowRight: "east",
  ArrowDown: "south",
  ArrowLeft: "west",
};
const PAGES: Record<string, number> = { PageDown: 1, PageUp: -1 };

type Key = Pick<KeyboardEvent, "key" | "shiftKey">;

/** Where a key leads to from a square, a line or a piece in a square; null where there is nothing. */
export function next(view: View, here: string, square: string, { key, shiftKey }: Key): string | null {
  const [side, page] = [ARROWS[key], PAGES[key]];
  if (here.includes("|")) {
    const [first, second] = here.split("|");
    return (side === undefined ? null : side === "north" || side === "west" ? first : second) ?? null;
  }
  if (side !== undefined) {
    const other = beside(square, side);
    if (!squaresOf(view).includes(other)) return null;
    return shiftKey ? lineAt(square, side) : other;
  }
  if (page === undefined) return null;
  const all = [square, ...new Set(within(view, square))];
  return all[(all.indexOf(here) + page + all.length) % all.length] ?? null;
}

/** The element of a word on the board. */
export function idOf(word: string): string {
  return `ww-${word}`;
}

/** A key on something on the board: it leads on, or does what a click does. */
export function keyed(
  event: KeyboardEvent,
  view: View,
  here: string,
  square: string,
  click: () => void,
): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    click();
  } else if (event.key in ARROWS || event.key in PAGES) {
    event.preventDefault();
    const word = next(view, here, square, event);
    if (word !== null) void go(word);
  }
}

let going = false; // from one to the next: what had the focus may be gone before the next one has it

/** What is not lit can have the focus only while it has it. */
async function go(word: string): Promise<void> {
  const before = touch.focus;
  touch.focus = word;
  going = true;
  await tick();
  going = false;
  const found = document.getElementById(idOf(word));
  if (found === null)
    touch.focus = before; // it is not drawn yet
  else found.focus();
}

/** Something on the board has the focus now; it is told about when one sees that. */
export function focused(event: FocusEvent, word: string, place: string): void {
  touch.focus = word;
  const seen = event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible");
  touch.square = seen && isSquare(place) ? place : null;
  touch.line = seen && !isSquare(place) ? place : null;
}

/** It has it no more; from a menu it comes back. */
export function blurred(): void {
  touch.square = touch.line = null;
  if (touch.menu === null && !going) touch.focus = null;
}

/** A menu is shut: the focus goes back to where it was, unless it has gone on to something else. */
export function shut(before: Element | null): void {
  const now = document.activeElement;
  const lost = now === null || now === document.body || now.closest(".menu") !== null;
  if (lost && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
  if (document.activeElement?.id !== idOf(touch.focus ?? "")) touch.focus = null;
}
