// Written by `make types` from guildhall.elfenwizards.client_types: change it there.

import type { Ending, Message, Warning } from "../../lib/protocol";

export type Major = "W" | "S" | "N" | "M";

export type Level = "H" | "W" | "S" | "N" | "M";

export interface TreeBox {
  box: string;
  level: Level;
  value: number;
  title: boolean;
  /** The boxes whose tokens compete for it. */
  from: string[];
}

/** Where a player's chips for minor spells are. */
export interface Chips {
  front: number;
  minor: number;
}

/** A player's dice: how many they haven't rolled, and the faces of the others. */
export interface Dice {
  front: number;
  rolled: number[];
  W: number[];
  S: number[];
  N: number[];
  M: number[];
  minor: number[];
  grey: number[];
}

export type Colour = "red" | "green" | "blue" | "yellow" | "black" | "white";

/** A player and what is in front of them. */
export interface Player {
  seat: number;
  colour: Colour;
  letter: string;
  score: number;
  high_wizards: number;
  passed: boolean;
  chips: Chips;
  dice: Dice;
}

/** A token and where it is. */
export interface TokenShown {
  name: string;
  owner: number;
  box: string;
  grey: number;
  points: number;
}

/** A spell beside a token. */
export interface SpellShown {
  player: number;
  token: string;
  spell: string;
}

/** A frame in progress in this step. */
export interface Doing {
  do: string;
  player?: number;
  token?: string;
  level?: Level;
  face?: number;
  spell?: string;
  number?: number;
  count?: number;
  taken?: number[];
  ready?: number[];
}

/** Whose view it is; there is nothing else that only one seat knows. */
export interface Mine {
  seat: number;
}

export type Place = "W" | "S" | "N" | "M" | "minor" | "grey";

/** The table as a seat sees it. */
export interface View {
  game: "elfenwizards";
  seats: number;
  tree: TreeBox[];
  round: number;
  rounds: number;
  endings: Ending[];
  step: number | null;
  step_name: string | null;
  rule: string;
  contested: boolean;
  using: (Place | "rolled")[];
  dragon: number;
  track: (number | null)[];
  /** null: unlimited. */
  grey_supply: number | null;
  rounds_without: number;
  players: Player[];
  tokens: TokenShown[];
  spells: SpellShown[];
  waiting: number[];
  doing: Doing[];
  ended: string | null;
  winners: number[];
  mine: Mine | null;
}

/** The state of a contest for a title, or for several. */
export interface Contest {
  titles: string[];
  candidates: string[];
  points: number[];
  rising: string[];
  closed_to_all_but: number | null;
}

/** Something that a player may not have meant to do. */
export interface Caution {
  player: number;
  rule: string;
  message: Message;
}

/** The state of every contest, and every player's score. */
export interface Hints {
  contests: Contest[];
  worth: number[];
  totals: number[];
  cautions: Caution[];
  warnings: Warning[];
}

/** The fields of each kind of event. */
export interface EventFields {
  start: { player: number; colours: Colour[] };
  round: { round: number };
  begins: { step: number };
  "retire-pay": { player: number; source: "hand" | "box" };
  dragon: { player: number };
  retire: { token: string; box: string };
  roll: { player: number; faces: number[] };
  reroll: { player: number; faces: number[] };
  place: { player: number; face: number; place: Place };
  hold: { player: number; faces: number[] };
  redeem: { player: number; count: number; faces: number[] };
  spell: { player: number; spell: string; token: string; box: string; points: number; worth: number };
  pass: { player: number };
  "cannot-place": { player: number };
  award: { token: string; box: string; points: number };
  vacant: { box: string };
  "passed-over": { token: string; level: Level; box: string };
  "spells-return": object;
  fill: { token: string; box: string };
  demote: { token: string; box: string; grey: number; worth: number };
  cleanse: { player: number; count: number; faces: number[] };
  "cleanse-token": { token: string; count: number; worth: number };
  score: { player: number; count: number; total: number };
  bonus: { player: number; count: number; total: number };
  end: { reason: string; winners: number[] };
}

/** The paragraphs with which the ten steps begin. */
export const STEPS: readonly string[] = [
  "1.1",
  "2.1",
  "3.1",
  "4.1",
  "5.1",
  "6.1",
  "7.1",
  "8.1",
  "9.1",
  "10.1",
];

/** The paragraph that says who wins. */
export const WINNING = "11.5";

/** The boxes for major spells. */
export const MAJORS: readonly Major[] = ["W", "S", "N", "M"];

/** The boxes for dice. */
export const PLACES: readonly Place[] = ["W", "S", "N", "M", "minor", "grey"];

/** The words of choices that name nothing on the table. */
export const DEEDS: readonly string[] = ["roll", "ready", "accept", "reroll", "done", "stop", "pass"];

/** The most deeds on each side of a promise. */
export const MOST_DEEDS = 4;

/** The most spell points in a deed of a promise. */
export const MOST_POINTS = 49;
