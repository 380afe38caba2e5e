/** Keyboard navigation in the labyrinth: between squares, to edges, and through the contents of a square. */

import { tick } from "svelte";
import { beside, isSquare, lineAt, sideOf, squaresOf } from "./geometry";
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

/** The place that a key leads to, in the direction of the screen, from a square, an edge or a piece in a square; null if there is none. */
export function next(view: View, here: string, square: string, { key, shiftKey }: Key): string | null {
  const [direction, page] = [ARROWS[key], PAGES[key]];
  const side = direction === undefined ? undefined : sideOf(direction);
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

/** The id of the element for a word on the board. */
export function idOf(word: string): string {
  return `ww-${word}`;
}

/** Handle a key on something on the board: move the focus, or do what a click does. */
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

let going = false; // while the focus moves: the old element may disappear before the new one has it

/** An element that isn't lit can only be focused while it is marked as focused. */
async function go(word: string): Promise<void> {
  const before = touch.focus;
  touch.focus = word;
  going = true;
  await tick();
  going = false;
  const found = document.getElementById(idOf(word));
  if (found === null)
    touch.focus = before; // it isn't drawn yet
  else found.focus();
}

/** Something on the board has received the focus; its description appears if the focus is visible. */
export function focused(event: FocusEvent, word: string, place: string): void {
  touch.focus = word;
  const seen = event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible");
  touch.square = seen && isSquare(place) ? place : null;
  touch.line = seen && !isSquare(place) ? place : null;
}

/** It has lost the focus; a menu will return it. */
export function blurred(): void {
  touch.square = touch.line = null;
  if (touch.menu === null && !going) touch.focus = null;
}

/** A menu has closed: return the focus, unless it has moved somewhere else. */
export function shut(before: Element | null): void {
  const now = document.activeElement;
  const lost = now === null || now === document.body || now.closest(".menu") !== null;
  if (lost && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
  if (document.activeElement?.id !== idOf(touch.focus ?? "")) touch.focus = null;
}
