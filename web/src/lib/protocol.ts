/** What the server and the page say to each other (docs/protocol.md). */

export type Arg = number | string | { seat: number } | Message | Arg[];

/** A sentence before it has words. */
export interface Message {
  key: string;
  args: Record<string, Arg>;
}

export interface Option {
  choice: number;
  say: string;
  label: Message;
}

export interface Asks {
  kind: number;
  rule: string;
  prompt: Message;
  options: Option[];
}

export interface GameEvent {
  event: string;
  text?: Message;
  /** Not everybody may see it. */
  private?: true;
  /** Events in a row with the same word make one line of the log. */
  joins?: string;
  /** 1: it begins a part of the game, such as a round; 2: a part of such a part. */
  heading?: 1 | 2;
  [part: string]: unknown;
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

export interface Update {
  n: number;
  events: GameEvent[];
  view: unknown;
  mine: unknown;
  asks: Asks | null;
  window: boolean;
  ends: number | null;
  undo: "at once" | "ask" | "no";
  outcome: Outcome | null;
}

export interface Clock {
  turn: number | null;
  window: number | null;
  steady: boolean;
}

export interface Chair {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  here?: boolean;
  /** Whether the time of its player was up, and they have not chosen since. */
  late?: boolean;
  /** Whether it is the person who opened the table. */
  owner?: boolean;
}

export interface Fair {
  commitment: string;
  values: string[] | null; // not before the game has begun
  secret: string | null;
}

/** What everybody may know about a table; some parts only a live table tells. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  status: "waiting" | "playing" | "finished" | "closed";
  seats: Chair[];
  clock: Clock;
  delay: number;
  fair?: Fair;
  next: string | null;
  private?: boolean;
  /** Whether one person may take several seats. */
  several?: boolean;
  created?: number;
  after?: string | null;
  invite?: string | null;
  owner?: boolean;
  /** The owner has removed me. */
  removed?: boolean;
  mine?: number[];
  turn?: boolean;
  waits?: number[];
  other_rules?: boolean;
  spectators?: number | boolean;
  /** Speakers whom the owner has muted. */
  muted?: string[];
  undo?: { seat: number; agreed: number[] } | null;
  /** Whose seat a computer player may take, and who has agreed to it. */
  replace?: { seat: number; agreed: number[] } | null;
}

export interface Talk {
  number: number;
  /** null: a spectator's. */
  seat: number | null;
  name: string;
  text: string;
  at: number;
  /** Who said it: the same in all their lines at this table. */
  by: string;
}

export interface PromiseShown {
  number: number;
  by: number;
  to: number;
  round: number;
  word: "open" | "accepted" | "refused" | "withdrawn" | "lapsed";
  text: Message;
  verdict: { by: string; to: string } | null;
  told: Message[];
}

export interface Promises {
  open: boolean;
  promises: PromiseShown[];
}

export type Windows = "ask" | "concerned";

export interface Refusal {
  rule: string;
  text: Message;
}

export type FromServer =
  | { type: "welcome"; seat: number | null; table: TableInfo; owner: boolean; by: string }
  | ({ type: "update" } & Update)
  | { type: "done"; id: string; n: number; cut: number }
  | ({ type: "refused"; id: string } & Refusal)
  | { type: "stale"; id: string; n: number }
  | ({ type: "talk" } & Talk)
  | { type: "history"; id: string; lines: Talk[]; more: boolean }
  | { type: "table"; table: TableInfo }
  | ({ type: "promises" } & Promises)
  | { type: "orders"; windows: Windows }
  | { type: "why"; id: string; rule: string; text: Message | null }
  | { type: "help"; id: string; hints: unknown }
  | { type: "pong"; id: string };

export interface GameKind {
  name: string;
  rules: string;
  seats: number[];
  usual_seats: number;
  /** The computer players that can play it, the strongest last. */
  bots: string[];
  editions: Record<string, Record<string, string | number | boolean>>;
  options: { name: string; values: (string | number | boolean)[]; rule: string }[];
  /** The options that have the same value at every table of this server. */
  fixed: Record<string, string | number | boolean>;
  /** Whether players answer what others announce. */
  windows: boolean;
  promises: boolean;
  /** Whether there are hands that others do not see. */
  secrets: boolean;
}
