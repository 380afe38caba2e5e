/** What a game provides to the page, and the page to the game. The page knows no rules. */

import type { Component } from "svelte";
import type { Asks, GameEvent, Message, Option, TableNow, TableShown } from "./protocol";
import type { Names } from "./words.svelte";

/** Everything that a part of a table needs for drawing and for clicks. */
export interface BoardProps {
  game: string;
  view: unknown;
  mine: unknown;
  asks: Asks | null;
  /** The legal choices now, by their words. */
  lit: ReadonlyMap<string, Option>;
  /** Choose by words (one after the other); an illegal choice is explained. */
  pick: (...words: string[]) => void;
  /** The event that is being shown, for sparks, rolling dice, blows. The view is already the result of all events;
   *  pieces glide (CSS, var(--step)) when their event is shown. */
  playing: GameEvent | null;
  /** The view that its update led to; `view` may be newer. */
  leads: unknown;
  /** The animation was skipped: nothing moves until something new happens. */
  still: boolean;
  /** The hints for a client; null until they arrive, or for spectators. */
  hints: unknown;
  /** Whether the hints are current; until new ones arrive, the old ones are shown. */
  fresh: boolean;
  names: Names;
  /** The seats of computer players. */
  bots: ReadonlySet<number>;
  /** The table settings: each option by its name. */
  options: TableShown["options"];
  /** The seat of the viewer; null for a spectator. */
  seat: number | null;
  /** Whether the frame has its own place for the tray. */
  apart?: boolean;
  /** Whether there is room for only one line. */
  brief?: boolean;
}

/** The seats of computer players at a table. */
export function botSeats(info: TableNow | TableShown | null): ReadonlySet<number> {
  return new Set((info?.seats ?? []).flatMap((chair, seat) => (chair.kind === "bot" ? [seat] : [])));
}

/** The parts that a game provides. */
export interface GameFace {
  /** The board, large, in the middle. */
  Board: Component<BoardProps>;
  /** What wins or ends the game; when brief, everybody's progress. */
  Aim: Component<BoardProps> | null;
  /** The players, and what is in front of them. */
  Seats: Component<BoardProps>;
  /** What is in front of the player to act, for everybody to see; a board without this part shows it itself. */
  Tray: Component<BoardProps> | null;
  /** Beside a line of the log: whom it is about, their dice or cards. */
  LogMark: Component<LogMarkProps> | null;
  /** How everybody did, when the game is over. */
  Result: Component<ResultProps> | null;
  /** What only this seat has: a hand. */
  Hand: Component<BoardProps> | null;
  /** The board as text, for screen readers. */
  Text: Component<BoardProps>;
  /** The message that says what is going on at the table, as everybody sees it. */
  stage: ((view: unknown) => string) | null;
  /** The form for a promise, in a game that has promises. */
  Promise: Component<PromiseProps> | null;
  /** The lesson about a question for new players: the name of its message, and the turn it belongs to. */
  lesson: ((asks: Asks, view: unknown) => { name: string; turn: string }) | null;
  /** The message about the keys of the board. */
  keys: string | null;
  /** Several choices in one, below the choice that begins them. */
  bundles: ((hints: unknown) => Bundle[]) | null;
  /** The keys that choose a word wherever it is legal, such as the face of a die; "" for words that are numbered. */
  shortcut: ((word: string) => string) | null;
}

/** Several words that are chosen at once, and what they do. */
export interface Bundle {
  words: string[];
  label: Message;
}

/** A choice that gains nothing, as the hints of a game tell it. */
export interface Warned {
  word: string;
  rule: string;
  message: Message;
}

/** A line of the log, and the table as it is now. */
export interface LogMarkProps {
  event: GameEvent;
  view: unknown;
}

/** A finished game. */
export interface ResultProps {
  view: unknown;
  log: readonly GameEvent[];
  names: Names;
  seat: number | null;
  /** The seats, winners first. */
  ranked: readonly number[];
  winners: readonly number[];
}

/** What the form for a promise needs. */
export interface PromiseProps {
  view: unknown;
  names: Names;
  seat: number;
  /** Offer a promise, in the form of the game; returns whether the server accepted it. */
  offer: (promise: Record<string, unknown>) => Promise<boolean>;
}

const CARDS = import.meta.glob<Component>("../boards/*/Cards.svelte", { import: "default" });

/** Return the loader of a game's card gallery, if it has one. */
export function cardsOf(game: string): (() => Promise<Component>) | undefined {
  return CARDS[`../boards/${game}/Cards.svelte`];
}

const TABLES = import.meta.glob("../boards/*/table.json", { import: "default" });

/** The view of the example table on the page that teaches the game. */
export function exampleOf(game: string): Promise<unknown> {
  return TABLES[`../boards/${game}/table.json`]?.() ?? Promise.reject(new Error(game));
}

const FACES = import.meta.glob<GameFace>("../boards/*/face.ts", { import: "face" });

/** The parts of a game: its own, or those that draw any view as an outline. */
export async function faceOf(game: string): Promise<GameFace> {
  const own = FACES[`../boards/${game}/face.ts`];
  if (own !== undefined) return own();
  return (await import("../parts/outline/face")).faceOf(game);
}
