// Written by `make types` from guildhall.server.wire, guildhall.server.responses, guildhall.server.replays, guildhall.server.new_table, guildhall.kernel.client_types: change it there.

export type Value = number | string;

export type Status = "waiting" | "playing" | "finished" | "closed";

/** What verifies the dice of a table, together with the record. */
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

export type BotSpeed = "slow" | "normal" | "fast" | "instant";

/** How long players may think, in seconds (null: no limit), and how soon computer players act. */
export interface Clock {
  /** Until somebody else must choose; then a computer player finishes the turn. */
  turn: number | null;
  /** For one answer; then the seat passes. */
  window: number | null;
  /** A window lasts its whole time, however soon everybody passes. */
  steady: boolean;
  /** But they respond to others always after the same time. */
  bots: BotSpeed;
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
  /** A guided first game: its dice aren't fair. */
  scripted: boolean;
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

/** The answer to a hello; what the viewer has missed follows. */
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

/** An option: its number, its word, and what it does. */
export interface Option {
  choice: number;
  say: string;
  label: Message;
}

/** What a seat must choose. */
export interface Asks {
  kind: number;
  rule: string;
  prompt: Message;
  options: Option[];
  /** There is only one option, and the table chooses it soon. */
  forced: boolean;
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

/** How the table stands for this seat, and what has happened since the previous update. */
export interface Update {
  type: "update";
  n: number;
  events: GameEvent[];
  view: unknown;
  mine: unknown;
  asks: Asks | null;
  /** Whether something was announced that can be answered. */
  window: boolean;
  /** Seconds until time is up. */
  ends: number | null;
  undo: "at once" | "ask" | "no";
  outcome: Outcome | null;
}

/** A change was written to the journal and made. */
export interface Done {
  type: "done";
  id: string;
  n: number;
  /** Choices at the end that were left out, since something happened first. */
  cut: number;
}

/** A message was refused, and why; nothing has changed. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  text: Message;
}

/** A message came from a client that had not seen the newest update; nothing has changed. */
export interface Stale {
  type: "stale";
  id: string;
  n: number;
}

/** A line of talk. */
export interface Heard {
  type: "talk";
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  /** The speaker, as marked at this table. */
  by: string;
}

/** The talk before a line, oldest first; `more`: whether there is earlier talk. */
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

/** All promises of the game, and whether more can be made now. */
export interface Promises {
  type: "promises";
  open: boolean;
  promises: PromiseShown[];
}

export type Windows = "ask" | "concerned";

/** The standing orders of this seat. */
export interface Standing {
  type: "orders";
  windows: Windows;
}

/** Something about the table has changed: who sits where, who is connected, what people vote on. */
export interface AtTable {
  type: "table";
  table: TableNow;
}

/** Why something isn't legal; text null: it is. */
export interface Reason {
  type: "why";
  id: string;
  rule: string;
  text: Message | null;
}

/** Hints for a client to show. */
export interface Hints {
  type: "help";
  /** "" if nobody asked for them. */
  id: string;
  /** The number of the update they are for. */
  n: number;
  hints: unknown;
}

/** The server responds. */
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

/** The first message: who the viewer is, for which seat, and what they have seen already. */
export interface Hello {
  type: "hello";
  token?: string;
  /** null: a spectator. */
  seat?: number | null;
  /** null: they don't want the events so far. */
  seen?: number | null;
  talked?: number;
  /** Whether they want hints with every update that asks something. */
  hints?: boolean;
}

/** One choice, or several that belong together, as numbers or as words of notation. */
export interface Choose {
  type: "choose";
  id: string;
  seen: number;
  choices?: number[];
  say?: string;
  /** The last word isn't the beginning of another. */
  whole?: boolean;
}

/** Undo one's last step; `ask` the others if that isn't possible at once. */
export interface Undo {
  type: "undo";
  id: string;
  seen: number;
  ask?: boolean;
}

/** Whether somebody may undo what they want to. */
export interface Agree {
  type: "agree";
  id: string;
  seen: number;
  yes: boolean;
}

/** A line of talk. */
export interface Say {
  type: "say";
  id: string;
  seen: number;
  text: string;
}

/** Mute a speaker, or let them talk again; only for the owner of the table. */
export interface Mute {
  type: "mute";
  id: string;
  seen: number;
  /** As in their lines of talk. */
  by: string;
  on?: boolean;
}

/** Vote on whether a computer player takes a person's seat. */
export interface Replace {
  type: "replace";
  id: string;
  seen: number;
  seat: number;
  yes?: boolean;
}

export type Once = boolean | "all";

/** Standing orders: what is done for this seat in windows. */
export interface Orders {
  type: "orders";
  id: string;
  seen: number;
  /** null: no change. */
  windows?: Windows | null;
  /** null: no change. */
  once?: Once | null;
}

/** Offer a promise, as JSON of its game. */
export interface Offer {
  type: "offer";
  id: string;
  seen: number;
  promise: Record<string, unknown>;
}

/** Answer an offer: the other player says `accepted` or `refused`, its giver `withdrawn`. */
export interface Answer {
  type: "answer";
  id: string;
  seen: number;
  number: number;
  word: "accepted" | "refused" | "withdrawn";
}

export type Change = Choose | Undo | Agree | Say | Mute | Replace | Orders | Offer | Answer;

/** Ask why a wish, in words of notation, isn't legal now. */
export interface Why {
  type: "why";
  id: string;
  wish: string;
  /** The last word isn't the beginning of another. */
  whole?: boolean;
}

/** Ask for hints. */
export interface Help {
  type: "help";
  id: string;
}

/** Ask for the talk before a line. */
export interface History {
  type: "history";
  id: string;
  before: number;
}

export type Question = Why | Help | History;

/** Ask whether the server responds. */
export interface Ping {
  type: "ping";
  id?: string;
}

/** Let computer players act without a pause until the sender must choose; only where nobody else plays. */
export interface Hurry {
  type: "hurry";
  id: string;
}

export type FromClient = Hello | Change | Question | Ping | Hurry;

/** An option of a game; the first value is the default of the first edition. */
export interface OptionShown {
  name: string;
  values: Value[];
  rule: string;
}

/** A game, and what a table can choose about it. */
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
  /** Whether there are hands that others don't see. */
  secrets: boolean;
}

/** A person; the token that proves who they are is shown only once, "" later. */
export interface PersonShown {
  id: string;
  name: string;
  token: string;
}

/** Who sits in a chair, and whether it is the owner of the table. */
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
  /** A guided first game: its dice aren't fair. */
  scripted: boolean;
  /** When the game is over. */
  outcome: Outcome | null;
  seats: SeatShown[];
}

/** A table where I sit or that I opened: my seats, whether it is my turn, and who must choose. */
export interface MyTable extends TableShown {
  mine: number[];
  turn: boolean;
  waits: number[];
  other_rules: boolean;
}

/** A table as one person sees it: their seats, and the invitation if they own it or were let in. */
export interface TableForMe extends TableShown {
  mine: number[];
  owner: boolean;
  /** By the owner: they can't sit down again. */
  removed: boolean;
  invite: string | null;
  /** For the owner: the server's address for others in its network, if it has one. */
  network: string | null;
}

/** A table that I have opened, with the invitation for others. */
export interface NewTableShown extends TableShown {
  invite: string;
}

/** Where a round or a turn began, or something happened that can decide a game. */
export interface Chapter {
  step: number;
  text: Message;
}

/** A choice that was made: its number, its word, what it does, and the prompt. */
export interface Chosen {
  seat: number;
  choice: number;
  say: string;
  label: Message;
  rule: string;
  prompt: Message;
}

/** How the table stood after a choice, as in an update; with all hands open, `mine` is a list. */
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
  /** false: it was played under other rules, and today's can't follow it further. */
  complete: boolean;
  /** On the first page only. */
  chapters: Chapter[] | null;
  /** Likewise. */
  turning_points: Chapter[] | null;
  steps: Moment[];
}

/** Who is to sit in a chair: me, another person at my device, a computer player, or anyone who joins. */
export interface NewChair {
  kind: "me" | "bot" | "open";
  bot?: string;
  name?: string;
  value?: string;
}

/** The settings of a table, whatever game is played there. */
export interface TableSettings {
  /** Of the request: sent again with the same id, it opens no second table. */
  id?: string;
  seats: NewChair[];
  private?: boolean;
  /** Whether one person may take several chairs. */
  several?: boolean;
  spectators?: boolean;
  delay?: number;
  clock?: Clock;
}

/** A table that somebody wants to open. */
export interface NewTable extends TableSettings {
  game: string;
  options?: Record<string, number | string>;
}

/** Something that ends the game. */
export interface Ending {
  reason: string;
  rule: string;
  /** How much or how often: points, treasures, wizards who are left, the last round. */
  goal: number;
}

/** A choice that would gain nothing. */
export interface Warning {
  word: string;
  rule: string;
  message: Message;
}
