// Written by `make types` from guildhall.wizwar.client_types: change it there.

import type { Ending, Message, Warning } from "../../lib/protocol";

export type How = "spell" | "item" | "fist";

export type Side = "east" | "south" | "west" | "north";

/** An opening in the outer edge, and where it leads. */
export interface Exit {
  square: string;
  side: Side;
  to: string;
  to_side: Side;
  portal: "purple" | "cyan" | null;
}

/** A sector in its place on the board. */
export interface Sector {
  owner: number;
  /** Quarter turns, clockwise. */
  turn: number;
  squares: string[];
}

/** The parts of the board that change only when a sector is turned. */
export interface Board {
  columns: number;
  rows: number;
  exits: Exit[];
  sectors: Sector[];
}

/** A door. */
export interface Door {
  line: string;
  owner: number;
  /** The seat for which it opens automatically. */
  opens: number | null;
  /** The seats that hold it open. */
  held: number[];
  sealed: boolean;
}

/** A card by its slug, with its school. */
export interface Card {
  card: string;
  school: string;
}

export type Duration = "instant" | "temporary" | "permanent";

/** A card with what is printed on it. */
export interface PrintedCard extends Card {
  item: boolean;
  lasts: Duration;
}

export type Colour = "blue" | "red" | "yellow" | "green";

/** A wizard and what everybody knows about their player. */
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
  known: Card[];
  deck: number;
  turns: number;
}

/** A treasure; if a wizard carries it, it is in their square. */
export interface Treasure {
  name: string;
  owner: number;
  at: string;
  carrier: number | null;
}

/** A card on the table. */
export interface Thing extends PrintedCard {
  id: number;
  name: string;
  owner: number | null;
  at: string | null;
  on: string | null;
  energy: number;
  cracks: number;
}

/** A trap token, face down. */
export interface Trap {
  at: string;
  thing: string;
  owner: number;
}

/** A Magic deck and its discard pile, the last card on top. */
export interface Deck {
  schools: string[];
  cards: number;
  discards: string[];
}

/** A wizard who is about to leave the board. */
export interface Dying {
  player: number;
  by: number | null;
}

export type Type = "attack" | "neutral" | "counter";

export interface Cast {
  do: "cast";
  player: number;
  way: string;
  kind: Type;
  how: How;
  thing: string | null;
  from: string | null;
  bent: boolean;
  through: string | null;
  targets: string[];
  energy: number;
  amount: number;
  against: number | null;
  cancelled: boolean;
  done: boolean;
  missed: number[];
}

/** A window in which all others may answer. */
export interface Window {
  do: "window";
  about: number;
  passed: number[];
}

export type DamageKind = "physical" | "magical" | "fire" | "water" | "lightning";

export interface Damage {
  do: "damage";
  player: number;
  amount: number;
  kinds: DamageKind[];
  by: number | null;
  from: string | null;
  attack: boolean;
  stuns: number;
}

/** Somebody is picking up a treasure. */
export interface PickUp {
  do: "pick_up";
  player: number;
  treasure: string;
  square: string;
}

/** Somebody must answer a question of a card. */
export interface Asked {
  do: "asked";
  player: number;
  question: string;
}

/** Anything else in progress. */
export interface Busy {
  do: "speed_up" | "stow" | "advance" | "shove" | "bolt";
  player: number | null;
}

export type Doing = Cast | Window | Damage | PickUp | Asked | Busy;

export interface Declaring {
  way: string | null;
  helpers: string[];
  from: string | null;
  targets: string[];
  energy: number | null;
  cards: string[];
  against: number | null;
}

/** What only one seat knows. */
export interface Mine {
  seat: number;
  hand: Card[];
  known: Card[][];
  traps: string[];
  declaring: Declaring | null;
}

export type Flag =
  "boosted" | "moved" | "stunned" | "rooted" | "empty_handed" | "phase_over" | "turn_over" | "acted";

/** The table as a seat sees it. */
export interface View {
  game: "wizwar";
  seats: number;
  endings: Ending[];
  board: Board;
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
  rule: string;
  step: string | null;
  movement: number;
  speed: number;
  attacks: number;
  attacks_left: number;
  flags: Flag[];
  passages: string[];
  sickened: number[];
  dying: Dying[];
  waiting: number[];
  doing: Doing[];
  ended: string | null;
  winners: number[];
  mine: Mine | null;
}

/** A square that the active wizard can walk to now. */
export interface Reach {
  square: string;
  cost: number;
  path: string[];
  /** The number of squares on the path before something might happen. */
  calm: number;
}

/** A way to play something now. */
export interface Aim {
  way: string;
  rule: string;
  targets: string[];
  boosts: string[];
}

/** What something on the table is and does. */
export interface Account {
  thing: string;
  rule: string;
  message: Message;
}

/** A wizard's score, speed and hand limit now. */
export interface Standing {
  points: number;
  speed: number;
  hand_limit: number;
  cards_held: number;
}

/** What a helpful client shows without knowing the rules. */
export interface Hints {
  reach: Reach[];
  seen: Record<string, string[]>;
  hidden: string[];
  aims: Aim[];
  accounts: Account[];
  standings: Standing[];
  /** The words for taking what is here and dropping what the wizard carries, treasures first. */
  here: string[];
  /** The words for choices that give something up. */
  losses: string[];
  /** The words that end the turn without discarding, and draw all that is allowed. */
  finish: string[];
  /** How many cards these draw. */
  drawn: number;
  warnings: Warning[];
}

export type Gait = "walks" | "drifts" | "is_knocked" | "is_pushed" | "is_led";

export type WayOut = "exit" | "purple" | "cyan";

export type Barrier = "wall" | "door";

export type Loss = "drops" | "loses" | "throws" | "reaches";

/** The fields of each kind of event. */
export interface EventFields {
  start: { player: number; colours: Colour[] };
  school: { player: number; school: string };
  schools: { group: number; schools: string[] };
  turn: { player: number; turn: number };
  stunned: { player: number; count: number };
  step: { player: number; gait: Gait; from: string; square: string; exit: WayOut | null };
  moved: { player: number; square: string };
  bump: { player: number; direction: Side };
  random: { player: number; direction: Side };
  speed: { player: number; count: number };
  cast: { player: number; way: string; target: string | null; energy: number; barrier: Barrier | null };
  helper: { player: number; card: string };
  boost: { player: number; card: string; count: number; stones: number };
  answer: { player: number; way: string; target: string | null; energy: number; barrier: Barrier | null };
  strike: { player: number; way: string; target: string | null; barrier: Barrier | null };
  aimed: { player: number; way: string; target: string; barrier: Barrier | null };
  cancelled: { player: number; way: string };
  evade: { player: number; card: string; face: number };
  hit: { player: number; card: string; face: number };
  "out-of-sight": { player: number; way: string };
  servant: { player: number; count: number; life: number; thing: number };
  damage: { player: number; count: number; kind: DamageKind[]; life: number; cause: string | null };
  reduced: { player: number; count: number; left: number; cause: string; source: string | null };
  unharmed: { player: number; cause: string | null };
  heal: { player: number; count: number; life: number };
  life: { player: number; life: number };
  stun: { player: number; count: number; total: number };
  cracks: { target: string; count: number; total: number; barrier: Barrier | null; thing: number | null };
  destroyed: { target: string; barrier: Barrier | null };
  collapsed: { target: string };
  "destroyed-thing": { card: string; player: number | null; target: string | null; thing: number };
  laid: { player: number; card: string; target: string | null; energy: number; thing: number };
  energy: { player: number; cards: Card[]; things: number[]; left: number[] };
  ended: { card: string; player: number | null; target: string | null; thing: number };
  item: { player: number; card: string; thing: number };
  drop: { player: number; card: string; square: string; how: Loss; thing: number };
  take: { player: number; card: string; victim: number | null; thing: number };
  lands: { card: string; square: string; thing: number };
  "treasure-taken": { player: number; treasure: string; victim: number | null };
  "treasure-dropped": { player: number; treasure: string; square: string; how: Loss };
  "treasure-moved": { treasure: string; square: string };
  held: { player: number; line: string };
  "let-go": { player: number; line: string };
  discard: { player: number; card: string };
  draw: { player: number; count: number };
  cards: { player: number; cards: Card[] };
  shuffle: { group: number };
  turned: { sector: string; count: number; squares: string[]; to: string[] };
  trap: { player: number; square: string };
  "trap-blank": { square: string };
  "trap-real": { square: string };
  looked: { player: number; target: string };
  hand: { player: number; cards: Card[] };
  stole: { player: number; target: string; count: number };
  stolen: { player: number; target: string; card: string };
  given: { player: number; target: string; card: string };
  roll: { player: number; card: string; face: number };
  doomed: { player: number };
  dies: { player: number; doors: string[] };
  killed: { player: number; target: string; kills: number };
  inherits: { player: number; target: string; count: number };
  inherited: { player: number; target: string; cards: Card[] };
  point: { player: number; total: number; treasure: string | null };
  "point-lost": { player: number; total: number; treasure: string };
  "turn-over": { player: number };
  end: { reason: string; winners: number[] };
}

/** The kinds of questions that the page handles specially. */
export const KIND = { act: 0, answer: 4, discard: 6, school: 8 } as const;

/** The most life that a wizard can have (9.1). */
export const MOST_LIFE = 20;
