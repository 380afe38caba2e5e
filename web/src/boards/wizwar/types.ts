/** What a view of Wiz-War holds (docs/protocol.md). */

import type { Message } from "../../lib/protocol";

export type Colour = "blue" | "red" | "yellow" | "green";
/** The kinds of question by which the page knows what can be done (kinds.py). */
export const KIND = { act: 0, school: 8 } as const;

/** The life that nobody has more than (9.1). */
export const MOST_LIFE = 20;

export type Side = "east" | "south" | "west" | "north";

export interface Exit {
  square: string;
  side: Side;
  to: string;
  to_side: Side;
  portal: "purple" | "cyan" | null;
}

export interface Sector {
  owner: number;
  turn: number;
  squares: string[];
}

export interface Door {
  line: string;
  owner: number;
  /** To whom it opens by itself. */
  opens: number | null;
  held: number[];
  sealed: boolean;
}

export interface Wizard {
  seat: number;
  colour: Colour;
  home: string;
  at: string | null;
  dead: boolean;
  life: number;
  stun: number;
  points: number;
  kills: number;
  treasure: string | null;
  items: string[];
  cards: number;
  known: CardShown[];
  deck: number;
  turns: number;
}

export interface Treasure {
  name: string;
  owner: number;
  at: string;
  carrier: number | null;
}

export interface Thing {
  id: number;
  name: string;
  card: string;
  school: string;
  item: boolean;
  lasts: string;
  owner: number | null;
  at: string | null;
  on: string | null;
  energy: number;
  cracks: number;
}

export interface Trap {
  at: string;
  thing: string;
  owner: number;
}

/** A card by its slug, with its school where that matters. */
export type CardShown = string | { card: string; school: string };

export interface Deck {
  schools: string[];
  cards: number;
  discards: CardShown[];
}

export interface Doing {
  do: string;
  player?: number | null;
  way?: string;
  kind?: string;
  how?: string;
  thing?: string | null;
  from?: string | null;
  bent?: boolean;
  through?: string | null;
  targets?: string[];
  energy?: number;
  amount?: number;
  against?: number | null;
  cancelled?: boolean;
  done?: boolean;
  missed?: number[];
  about?: number;
  passed?: number[];
  kinds?: string[];
  by?: number | null;
  attack?: boolean;
  stuns?: number;
  treasure?: string;
  square?: string;
  question?: string;
}

export interface View {
  game: "wizwar";
  seats: number;
  board: { columns: number; rows: number; exits: Exit[]; sectors: Sector[] };
  walls: string[];
  doors: Door[];
  cracks: Record<string, number>;
  wizards: Wizard[];
  treasures: Treasure[];
  things: Thing[];
  traps: Trap[];
  decks: Deck[];
  player: number;
  phase: string | null;
  step: string | null;
  movement: number;
  speed: number;
  attacks: number;
  attacks_left: number;
  flags: string[];
  passages: string[];
  sickened: number[];
  dying: { player: number; by: number | null }[];
  waiting: number[];
  doing: Doing[];
  ended: string | null;
  winners: number[];
}

/** What only one seat knows. */
export interface Mine {
  seat: number;
  hand: { card: string; school: string }[];
  known: CardShown[][];
  traps: string[];
  declaring: {
    way: string | null;
    helpers: string[];
    from: string | null;
    targets: string[];
    energy: number | null;
    cards: string[];
    against: number | null;
  } | null;
}

export interface Reach {
  square: string;
  cost: number;
  path: string[];
  /** So many of them before something might happen there. */
  calm: number;
}

export interface Aim {
  way: string;
  rule: string;
  targets: string[];
  boosts: string[];
}

export interface Account {
  thing: string;
  rule: string;
  message: Message;
}

export interface Hints {
  reach: Reach[];
  seen: Record<string, string[]>;
  hidden: string[];
  aims: Aim[];
  accounts: Account[];
  standings: { points: number; speed: number; hand_limit: number; cards_held: number }[];
  /** Words that take what lies where one stands or drop what one carries, treasure first. */
  here: string[];
  /** Words that give something up. */
  losses: string[];
}

/** In a replay with all hands there are several parts of this kind; then nobody's hand is shown as one's own. */
export function mineOf(mine: unknown): Mine | null {
  return mine !== null && typeof mine === "object" && !Array.isArray(mine) && "hand" in mine
    ? (mine as Mine)
    : null;
}

/** The slug of a card, however it is told. */
export function slugOf(card: CardShown): string {
  return typeof card === "string" ? card : card.card;
}
