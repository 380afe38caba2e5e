// Written by `make types` from guildhall.server.wire, guildhall.server.responses, guildhall.server.replays, guildhall.server.hall: change it there.

export type Value = number | string;

export type Status = "waiting" | "playing" | "finished" | "closed";

/** With this, and the record, the dice of a table can be checked. */
export interface Dice {
  commitment: string;
  /** null: the game hasn't begun. */
  values: string[] | null;
  secret: string | null;
}

/** Who sits in a chair while the game is on. */
export interface SeatNow {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  here: boolean;
  /** The time of its player was up, and they haven't chosen since. */
  late: boolean;
}

/** How long somebody may think, in seconds; null: as long as they like. */
export interface Clock {
  /** For all that they choose until somebody else is asked; then a computer does. */
  turn: number | null;
  /** Then they pass. */
  window: number | null;
  /** A window lasts its whole time, however soon everybody passes. */
  steady: boolean;
}

/** What is asked for a seat, and who has agreed so far. */
export interface Vote {
  seat: number;
  agreed: number[];
}

/** What everybody may know about a table while its game is on, and after. */
export interface TableNow {
  id: string;
  game: string;
  options: Record<string, Value>;
  status: Status;
  fair: Dice;
  seats: SeatNow[];
  /** How many people are watching. */
  spectators: number;
  talked: number;
  /** Speakers. */
  muted: string[];
  delay: number;
  clock: Clock;
  undo: Vote | null;
  replace: Vote | null;
  next: string | null;
}

/** The answer to a hello; the rest of what has not been seen follows. */
export interface Welcome {
  type: "welcome";
  seat: number | null;
  table: TableNow;
  /** Whether the table is theirs. */
  owner: boolean;
  /** How their own lines of talk are marked. */
  by: string;
}

/** A seat as plain JSON. */
export interface Seat {
  seat: number;
}

export type Arg = number | string | Seat | Message | Arg[];

/** A message as plain JSON. */
export interface Message {
  key: string;
  args: Record<string, Arg>;
}

/** What the table adds to the JSON of an event. */
export interface EventNotes {
  /** Not of an event that the log doesn't name. */
  text?: Message;
  /** Events in a row that have the same word make one line of the log. */
  joins?: string;
  /** 1: it begins a part of the game, such as a round; 2: a part of that. */
  heading?: 1 | 2;
  /** Not everybody may see it. */
  private?: true;
}

/** What has happened, with further parts that the game names. */
export interface GameEvent extends EventNotes {
  event: string;
  [part: string]: unknown;
}

/** A choice: its number, its word, and what it does. */
export interface Option {
  choice: number;
  say: string;
  label: Message;
}

/** What a seat is asked. */
export interface Asks {
  kind: number;
  rule: string;
  prompt: Message;
  options: Option[];
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

/** How the table stands for this seat, and what has happened since the update before. */
export interface Update {
  type: "update";
  n: number;
  events: GameEvent[];
  view: unknown;
  mine: unknown;
  asks: Asks | null;
  /** Something was announced that may be answered. */
  window: boolean;
  /** Seconds until time is up. */
  ends: number | null;
  undo: "at once" | "ask" | "no";
  outcome: Outcome | null;
}

/** A message has been taken and is written down. */
export interface Done {
  type: "done";
  id: string;
  n: number;
  /** Choices at the end that were not made, since something happened before. */
  cut: number;
}

/** A message has not been taken, and why; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  text: Message;
}

/** A message was made against an older update than the last; nothing has changed. */
export interface Stale {
  type: "stale";
  id: string;
  n: number;
}

/** Somebody has said something. */
export interface Heard {
  type: "talk";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  /** Who it is, at this table. */
  by: string;
}

/** The talk before a line, the oldest first; more: there is talk before that. */
export interface Earlier {
  type: "history";
  id: string;
  lines: Heard[];
  more: boolean;
}

/** A promise as plain JSON; a game adds what it is about. */
export interface PromiseTerms {
  number: number;
  by: number;
  to: number;
  round: number;
}

export type Judgement = "kept" | "broken" | "void";

/** What became of each side of a promise. */
export interface Verdict {
  by: Judgement;
  to: Judgement;
}

/** A promise, what was said to it, and what became of it. */
export interface PromiseShown extends PromiseTerms {
  word: "open" | "accepted" | "refused" | "withdrawn" | "lapsed";
  text: Message;
  verdict: Verdict | null;
  told: Message[];
}

/** All promises of the game: whether more can be made now, what was said to each, what became of it. */
export interface Promises {
  type: "promises";
  open: boolean;
  promises: PromiseShown[];
}

export type Windows = "ask" | "concerned";

/** What is done for this seat while others announce something. */
export interface Standing {
  type: "orders";
  windows: Windows;
}

/** Something about the table has changed: who sits where, who is there, what is asked for. */
export interface AtTable {
  type: "table";
  table: TableNow;
}

/** Why something is not legal; text null: it is. */
export interface Reason {
  type: "why";
  id: string;
  rule: string;
  text: Message | null;
}

/** What a helpful client shows. */
export interface Hints {
  type: "help";
  id: string;
  hints: unknown;
}

/** Somebody is. */
export interface Pong {
  type: "pong";
  id: string;
}

export type FromServer =
  | Welcome
  | Update
  | Done
  | Refused
  | Stale
  | Heard
  | Earlier
  | Promises
  | Standing
  | AtTable
  | Reason
  | Hints
  | Pong;

/** The first message: who it is, for which seat, and what it has seen already. */
export interface Hello {
  type: "hello";
  token?: string;
  /** null: a spectator. */
  seat?: number | null;
  /** null: what has happened is of no interest. */
  seen?: number | null;
  talked?: number;
}

/** One choice or several that belong together, as numbers or as words of notation. */
export interface Choose {
  type: "choose";
  id: string;
  seen: number;
  choices?: number[];
  say?: string;
  /** The last word is not the beginning of another. */
  whole?: boolean;
}

/** Take back; `ask` the others where it cannot be done at once. */
export interface Undo {
  type: "undo";
  id: string;
  seen: number;
  ask?: boolean;
}

/** Whether somebody who wants to take back may. */
export interface Agree {
  type: "agree";
  id: string;
  seen: number;
  yes: boolean;
}

/** Table talk. */
export interface Say {
  type: "say";
  id: string;
  seen: number;
  text: string;
}

/** The owner of the table lets a speaker talk no longer, or again. */
export interface Mute {
  type: "mute";
  id: string;
  seen: number;
  /** As their lines of talk have it. */
  by: string;
  on?: boolean;
}

/** Whether a computer player should take a person's seat. */
export interface Replace {
  type: "replace";
  id: string;
  seen: number;
  seat: number;
  yes?: boolean;
}

/** What to do for this seat while others announce something. */
export interface Orders {
  type: "orders";
  id: string;
  seen: number;
  /** null: as before. */
  windows?: Windows | null;
  /** Pass, this time only, when it comes to me; null: as before. */
  once?: boolean | null;
}

/** A promise, in a form that the game knows. */
export interface Offer {
  type: "offer";
  id: string;
  seen: number;
  promise: Record<string, unknown>;
}

/** What is said to a promise: by the other `accepted` or `refused`, by its giver `withdrawn`. */
export interface Answer {
  type: "answer";
  id: string;
  seen: number;
  number: number;
  word: "accepted" | "refused" | "withdrawn";
}

export type Change = Choose | Undo | Agree | Say | Mute | Replace | Orders | Offer | Answer;

/** Why a wish, in words of notation, is not legal now. */
export interface Why {
  type: "why";
  id: string;
  wish: string;
  /** The last word is not the beginning of another. */
  whole?: boolean;
}

/** What a helpful client shows. */
export interface Help {
  type: "help";
  id: string;
}

/** The talk before a line. */
export interface History {
  type: "history";
  id: string;
  before: number;
}

export type Question = Why | Help | History;

/** Is anybody there?. */
export interface Ping {
  type: "ping";
  id?: string;
}

export type FromClient = Hello | Change | Question | Ping;

/** One thing a table can choose; the first value is the default of the first edition. */
export interface OptionShown {
  name: string;
  values: Value[];
  rule: string;
}

/** A game, and what can be chosen about it. */
export interface GameShown {
  name: string;
  rules: string;
  seats: number[];
  usual_seats: number;
  /** The strongest last. */
  bots: string[];
  editions: Record<string, Record<string, Value>>;
  options: OptionShown[];
  /** Options that have the same value at every table of this server. */
  fixed: Record<string, Value>;
  /** Whether players answer what others announce. */
  windows: boolean;
  /** Whether players can promise each other something. */
  promises: boolean;
  /** Whether there are hands that others do not see. */
  secrets: boolean;
}

/** Somebody; the token that proves it is told only once, "" later. */
export interface PersonShown {
  id: string;
  name: string;
  token: string;
}

/** Who sits in a chair, and whether it is the person who opened the table. */
export interface SeatShown {
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  owner: boolean;
}

/** What everybody may know about a table. */
export interface TableShown {
  id: string;
  game: string;
  options: Record<string, Value>;
  status: Status;
  private: boolean;
  several: boolean;
  spectators: boolean;
  delay: number;
  clock: Clock;
  created: number;
  after: string | null;
  next: string | null;
  step: number | null;
  fair: Dice;
  seats: SeatShown[];
}

/** A table at which I sit or that I opened: in which seats, whether it is my turn, and who must choose. */
export interface MyTable extends TableShown {
  mine: number[];
  turn: boolean;
  waits: number[];
  other_rules: boolean;
}

/** A table for somebody who asks for it: their seats, and the invitation if the owner has let them in. */
export interface TableForMe extends TableShown {
  mine: number[];
  owner: boolean;
  /** By the owner: they cannot sit down again. */
  removed: boolean;
  invite: string | null;
}

/** A table that I have opened, with the invitation for others. */
export interface NewTableShown extends TableShown {
  invite: string;
}

/** Where a round or a turn began. */
export interface Chapter {
  step: number;
  text: Message;
}

/** A choice that somebody made: its number, its word, what it does, and what they were asked. */
export interface Chosen {
  seat: number;
  choice: number;
  say: string;
  label: Message;
  rule: string;
  prompt: Message;
}

/** How the table stood after a choice, as in an update; of the view from all seats `mine` is a list. */
export interface Moment extends Omit<Update, "type"> {
  type: "step";
  /** null: before the first one. */
  chosen: Chosen | null;
}

/** Some steps of a finished game. */
export interface Page {
  table: string;
  game: string;
  players: string[];
  /** The number of the last step; the first is 0. */
  last: number;
  /** false: it was played under other rules, which differ after the last step. */
  complete: boolean;
  /** On the first page only. */
  chapters: Chapter[] | null;
  steps: Moment[];
}

/** Who is to sit in a chair: me, another person at my device, a computer player, or whoever comes. */
export interface NewChair {
  kind: "me" | "bot" | "open";
  bot?: string;
  name?: string;
  value?: string;
}

/** Who is to sit at a table, and how it is to be kept, whatever is played. */
export interface TableSettings {
  /** Of the request: with one it opens one table, however often it is made. */
  id?: string;
  seats: NewChair[];
  private?: boolean;
  /** Whether one person may take several chairs. */
  several?: boolean;
  spectators?: boolean;
  delay?: number;
  clock?: Clock;
}

/** A table somebody wants to open. */
export interface NewTable extends TableSettings {
  game: string;
  options?: Record<string, number | string>;
}
