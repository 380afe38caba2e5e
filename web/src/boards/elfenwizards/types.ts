/** What the server shows of a game of Elfenwizards (docs/protocol.md). */

import type { Message } from "../../lib/protocol";

export type Level = "H" | "W" | "S" | "N" | "M";
export type Major = "W" | "S" | "N" | "M";
export type Place = Major | "minor" | "grey";
export type Colour = "red" | "green" | "blue" | "yellow" | "black" | "white";

export const MAJORS: readonly Major[] = ["W", "S", "N", "M"];
export const PLACES: readonly Place[] = [...MAJORS, "minor", "grey"];

/** What a box for dice is called in short. */
export const SIGNS: Record<Place, string> = { W: "W", S: "S", N: "N", M: "M", minor: "✦", grey: "◍" };

export interface TreeBox {
  box: string;
  level: Level;
  value: number;
  title: boolean;
  from: string[];
}

export interface Player {
  seat: number;
  colour: Colour;
  letter: string;
  score: number;
  high_wizards: number;
  passed: boolean;
  chips: { front: number; minor: number };
  dice: { front: number; rolled: number[] } & Record<Place, number[]>;
}

export interface TokenShown {
  name: string;
  owner: number;
  box: string;
  grey: number;
  points: number;
}

export interface SpellShown {
  player: number;
  token: string;
  spell: string;
}

export interface Doing {
  do: string;
  player?: number;
  token?: string;
  level?: string;
  face?: number;
  spell?: string;
  number?: number;
  count?: number;
  taken?: number[];
  ready?: number[];
}

export interface ElfView {
  game: "elfenwizards";
  seats: number;
  tree: TreeBox[];
  round: number;
  rounds: number;
  step: number | null;
  contested: boolean;
  using: (Place | "rolled")[];
  dragon: number;
  track: (number | null)[];
  grey_supply: number | null;
  rounds_without: number;
  players: Player[];
  tokens: TokenShown[];
  spells: SpellShown[];
  waiting: number[];
  doing: Doing[];
  ended: string | null;
  winners: number[];
}

export interface Contest {
  titles: string[];
  candidates: string[];
  points: number[];
  rising: string[];
  closed_to_all_but: number | null;
}

export interface ElfHints {
  contests: Contest[];
  worth: number[];
  totals: number[];
  cautions: { player: number; rule: string; message: Message }[];
}

/** The words of a choice that is no thing on the table. */
export const DEEDS: readonly string[] = ["roll", "ready", "accept", "reroll", "done", "stop", "pass"];

/** A die in a box, or chips. */
export type Lying = { face: number } | { chips: number };

/** What lies in a box for dice, by whose it is. */
export function lying(players: readonly Player[], place: Place): { seat: number; items: Lying[] }[] {
  return players.map((player) => {
    const faces: Lying[] = [...player.dice[place]].sort((a, b) => b - a).map((face) => ({ face }));
    const chips: Lying[] = place === "minor" && player.chips.minor > 0 ? [{ chips: player.chips.minor }] : [];
    return { seat: player.seat, items: [...faces, ...chips] };
  });
}

/** The word for a thing of a player: somebody else's is called by his letter too. */
export function wordOf(player: Player, seat: number | null, word: string): string {
  return player.seat === seat ? word : `${player.letter}${word}`;
}

/** The word for a die in a box of a player: in the box that a step is about, its face, and its box if there are several. */
export function dieWord(
  view: ElfView,
  player: Player,
  seat: number | null,
  place: Place,
  face: number,
): string {
  const alone = view.using.length === 1 && view.using[0] === place;
  return wordOf(player, seat, alone ? `d${face}` : `d${face}${place}`);
}

/** Whose turn it is: who must choose, or who is in the middle of something. */
export function onTurn(view: ElfView): number | null {
  const waits = view.waiting.length === 1 ? view.waiting[0] : undefined;
  return waits ?? [...view.doing].reverse().find((frame) => frame.player !== undefined)?.player ?? null;
}

/** The words for a box of the tree. */
export function boxMessage(box: string): Message {
  return box.startsWith("passed ")
    ? { key: `elfenwizards-passed-${box.slice(-1)}`, args: {} }
    : { key: `elfenwizards-box-${box.charAt(0)}`, args: { number: box.slice(1), name: box } };
}
