/** What a game gives to the page, and what the page gives to it. The page knows no rules. */

import type { Component } from "svelte";
import type { Asks, GameEvent, Option, TableNow, TableShown } from "./protocol";
import type { Names } from "./words.svelte";

/** All that a part of a table needs to be drawn and touched. */
export interface BoardProps {
  game: string;
  view: unknown;
  mine: unknown;
  asks: Asks | null;
  /** What may be chosen now, by its word. */
  lit: ReadonlyMap<string, Option>;
  /** Choose by words (one after the other); what is not legal is explained. */
  pick: (...words: string[]) => void;
  /** What is being shown just now of all that has happened: for sparks, rolling dice, blows. The view is already
   *  what it all came to; pieces glide (CSS, var(--step)) when their event is shown. */
  playing: GameEvent | null;
  /** The view that it led to, while it is shown: `view` may be that of something later. */
  leads: unknown;
  /** Movement has been skipped: nothing moves until something new happens. */
  still: boolean;
  /** What a helpful client shows; null until it is known, or when nobody plays here. */
  hints: unknown;
  /** Whether they are those of this very moment: until they have come, those of the moment before are shown. */
  fresh: boolean;
  names: Names;
  /** The seats that computer players have. */
  bots: ReadonlySet<number>;
  /** What was agreed for the table, each option by its name. */
  options: TableShown["options"];
  /** Whose view it is; null for somebody who looks on. */
  seat: number | null;
  /** Whether the frame has a place of its own for the tray. */
  apart?: boolean;
  /** Whether there is room for one line only. */
  brief?: boolean;
}

/** The seats of a table that computer players have. */
export function botSeats(info: TableNow | TableShown | null): ReadonlySet<number> {
  return new Set((info?.seats ?? []).flatMap((chair, seat) => (chair.kind === "bot" ? [seat] : [])));
}

/** A game on the page. */
export interface GameFace {
  /** The board, large, in the middle. */
  Board: Component<BoardProps>;
  /** What wins or ends the game; when brief, how far everybody is. */
  Aim: Component<BoardProps> | null;
  /** Who plays, and what lies in front of each. */
  Seats: Component<BoardProps>;
  /** What lies before whoever is on turn, for everybody to see; a board that stands alone shows it itself. */
  Tray: Component<BoardProps> | null;
  /** What only this seat has: a hand. */
  Hand: Component<BoardProps> | null;
  /** The board in words, for those who do not see it. */
  Text: Component<BoardProps>;
  /** The message that says what is being done at the table, as everybody sees it. */
  stage: ((view: unknown) => string) | null;
  /** A form for a promise, in a game that has them. */
  Promise: Component<PromiseProps> | null;
  /** What whoever is new to the game is told about a question: the name of the message, and the turn that it is for. */
  lesson: ((asks: Asks, view: unknown) => { name: string; turn: string }) | null;
  /** The message that says what keys do on the board. */
  keys: string | null;
  /** The keys that choose a word wherever it can be chosen, such as the face of a die; "" for those that are counted. */
  shortcut: ((word: string) => string) | null;
}

/** What a form for a promise needs. */
export interface PromiseProps {
  view: unknown;
  names: Names;
  seat: number;
  /** Offer a promise, as the game writes it; whether it has been taken. */
  offer: (promise: Record<string, unknown>) => Promise<boolean>;
}

const CARDS = import.meta.glob<Component>("../boards/*/Cards.svelte", { import: "default" });

/** What loads all cards of a game, to look them up, if it has any. */
export function cardsOf(game: string): (() => Promise<Component>) | undefined {
  return CARDS[`../boards/${game}/Cards.svelte`];
}

const TABLES = import.meta.glob("../boards/*/table.json", { import: "default" });

/** The view of a table, drawn where the page explains how a game is played. */
export function exampleOf(game: string): Promise<unknown> {
  return TABLES[`../boards/${game}/table.json`]?.() ?? Promise.reject(new Error(game));
}

const FACES = import.meta.glob<GameFace>("../boards/*/face.ts", { import: "face" });

/** A game on the page: its own, or one that draws the view of any game as an outline. */
export async function faceOf(game: string): Promise<GameFace> {
  const own = FACES[`../boards/${game}/face.ts`];
  if (own !== undefined) return own();
  return (await import("../parts/outline/face")).faceOf(game);
}
