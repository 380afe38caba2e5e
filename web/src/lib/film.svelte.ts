/** A finished game, looked at step by step: pages of steps come when they are needed, and are kept. */

import { SvelteMap } from "svelte/reactivity";
import { ask, type Answer } from "./api";
import { noServer } from "./offline";
import { known } from "./person";
import type { Chapter, Moment, Page, TableForMe } from "./protocol";
import { say } from "./words.svelte";

/** Whose view it is: a seat's, everybody's (all hands open), or that of somebody who looks on. */
export type Viewer = number | "all" | null;

const SIZE = 25; // steps in a page
export const CALM = 2; // a speed at which the board is looked at while it moves
const NEAR = 8; // steps from the edge of a page at which the next one is fetched
const AGAIN = 3000; // milliseconds until a page is asked for again
const REST = 90; // milliseconds between a wish and its request
const EVENT = 330; // one event on the board
const STILL = 380; // a step in which nothing is seen
const LEAST = 800; // a step in which something is

const WHY_NOT = { waiting: "server-not-begun", playing: "server-not-over", closed: "server-closed" };

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export class Film {
  readonly table: string;

  /** What is known of the table, whether its game is over or not. */
  info = $state.raw<TableForMe | null>(null);
  ready = $state(false);
  /** Why there is nothing to see. */
  refusal = $state.raw<{ status: number; sentence: string } | null>(null);
  /** Why the steps asked for do not come just now. */
  failure = $state("");

  last = $state(0);
  complete = $state(true);
  players = $state.raw<string[]>([]);
  chapters = $state.raw<Chapter[]>([]);
  viewer = $state.raw<Viewer>(null);
  at = $state(0);
  running = $state(false);
  speed = $state<number>(1);

  /** What a helpful client shows of the step, or of the last one that was known. */
  hints = $state.raw<unknown>(null);

  #helped = -1; // the step that they are of
  #pages = new SvelteMap<string, Moment[]>();
  #held: { viewer: Viewer; moment: Moment } | null = null;
  #busy = false;
  #closed = false;
  #retry = 0;
  #timer = 0;
  #rest = 0;

  /** What is on the screen: the step asked for, or the one before it until it has come. */
  shown = $derived.by(() => {
    const moment = this.step(this.at);
    if (moment !== null) this.#held = { viewer: this.viewer, moment };
    return this.#held;
  });

  /** The number of the chapter that the step belongs to; -1 before the first. */
  chapter = $derived(this.chapterAt(this.at));

  constructor(table: string) {
    this.table = table;
  }

  /** Begin at a step; without a wish, with the view of one's own seat. */
  async open(step: number, viewer: Viewer | undefined): Promise<void> {
    const info = await this.#look();
    if (this.#closed) return;
    if (!info.ok) {
      this.#refuse(info, step, viewer);
      return;
    }
    this.info = info.body;
    if (info.body.status !== "finished") {
      this.refusal = { status: 409, sentence: say(WHY_NOT[info.body.status]) };
      return;
    }
    const seats = info.body.seats.length;
    const wished = viewer === undefined ? (info.body.mine[0] ?? null) : viewer;
    this.viewer = typeof wished === "number" && wished >= seats ? null : wished;
    const first = await this.#fetch(0, step < SIZE ? SIZE : 1);
    if (this.#closed) return;
    if (!first.ok) {
      this.#refuse(first, step, viewer);
      return;
    }
    const page = first.body;
    this.last = page.last;
    this.complete = page.complete;
    this.players = page.players;
    this.chapters = page.chapters ?? [];
    if (step < SIZE) this.#pages.set(this.#name(0), page.steps);
    this.refusal = null;
    this.ready = true;
    this.seek(step);
  }

  close(): void {
    this.#closed = true;
    this.pause();
    clearTimeout(this.#retry);
    clearTimeout(this.#rest);
  }

  /** A step as the viewer saw it, if it has come. */
  step(number: number): Moment | null {
    return this.#pages.get(this.#name(Math.floor(number / SIZE)))?.[number % SIZE] ?? null;
  }

  /** Go to a step. */
  seek(step: number): void {
    this.at = Math.min(Math.max(Math.round(step), 0), this.last);
    // Whoever drags the slider crosses many pages on which he does not rest.
    if (this.#rest === 0) {
      this.#rest = setTimeout(() => {
        this.#rest = 0;
        void this.#work();
      }, REST);
    }
  }

  /** Look with other eyes. */
  look(viewer: Viewer): void {
    this.viewer = viewer;
    void this.#work();
  }

  chapterAt(step: number): number {
    return this.chapters.findLastIndex((chapter) => chapter.step <= step);
  }

  /** Go to the chapter before or after. */
  leap(by: 1 | -1): void {
    if (by > 0) {
      this.seek(this.chapters[this.chapter + 1]?.step ?? this.last);
      return;
    }
    const begun = this.chapters[this.chapter]?.step ?? 0;
    this.seek(begun < this.at ? begun : (this.chapters[this.chapter - 1]?.step ?? 0));
  }

  play(): void {
    if (this.at >= this.last) this.seek(0);
    this.running = true;
    this.#tick();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
    void this.#work();
  }

  #tick(): void {
    clearTimeout(this.#timer);
    const events = this.step(this.at)?.events.length ?? 0;
    // The beginning is not shown as movement.
    const long = this.at === 0 ? LEAST : Math.max(LEAST, EVENT * Math.min(events, 8) + 250);
    const pause = events === 0 ? STILL : long;
    this.#timer = setTimeout(() => {
      if (this.at >= this.last) {
        this.pause();
        return;
      }
      // A step that has not come yet is waited for.
      if (this.step(this.at) !== null) this.seek(this.at + 1);
      this.#tick();
    }, pause / this.speed);
  }

  #name(page: number): string {
    return `${this.viewer ?? "none"}/${page}`;
  }

  #fetch(from: number, count: number): Promise<Answer<Page>> {
    const seat = this.viewer === null ? "" : `&seat=${this.viewer}`;
    return ask<Page>("GET", `/api/tables/${this.table}/replay?from=${from}&count=${count}${seat}`);
  }

  async #look(): Promise<Answer<TableForMe>> {
    const place = `/api/tables/${this.table}`;
    const token = known()?.token;
    const answer = await ask<TableForMe>("GET", place, undefined, token);
    // Whoever is not known here any more may look all the same.
    return !answer.ok && answer.status === 401 ? ask<TableForMe>("GET", place) : answer;
  }

  #refuse(answer: { status: number; sentence: string }, step: number, viewer: Viewer | undefined): void {
    const silent = answer.status === 0;
    this.refusal = silent ? { status: 0, sentence: noServer() } : answer;
    if (silent || answer.status >= 500) this.#retry = setTimeout(() => void this.open(step, viewer), AGAIN);
  }

  /** The page that is needed most and has not come. */
  #missing(): number | null {
    const here = Math.floor(this.at / SIZE);
    const wanted = [here];
    if (this.at % SIZE >= SIZE - NEAR) wanted.push(here + 1);
    if (this.at % SIZE < NEAR) wanted.push(here - 1);
    const most = Math.floor(this.last / SIZE);
    return wanted.find((page) => page >= 0 && page <= most && !this.#pages.has(this.#name(page))) ?? null;
  }

  /** One request at a time, always for what is needed now. */
  async #work(): Promise<void> {
    if (this.#busy || !this.ready || this.#closed) return;
    this.#busy = true;
    clearTimeout(this.#retry);
    let come = true;
    while (come && !this.#closed) {
      const page = this.#missing();
      if (page !== null) come = await this.#turn(page);
      else if (this.#helped !== this.at && !(this.running && this.speed > CALM))
        come = await this.#help(this.at);
      else break;
    }
    if (!come && !this.#closed) this.#retry = setTimeout(() => void this.#work(), AGAIN);
    this.#busy = false;
  }

  /** Fetch a page; whether it has come. */
  async #turn(page: number): Promise<boolean> {
    const name = this.#name(page);
    const answer = await this.#fetch(page * SIZE, SIZE);
    this.failure = answer.ok ? "" : answer.sentence;
    if (answer.ok) this.#pages.set(name, answer.body.steps);
    return answer.ok;
  }

  /** Fetch what helps to read a step; whether it has come. Nobody needs to be told that it has not. */
  async #help(step: number): Promise<boolean> {
    const answer = await ask<{ hints: unknown }>("GET", `/api/tables/${this.table}/replay/help?step=${step}`);
    this.hints = answer.ok ? answer.body.hints : null;
    if (answer.ok) this.#helped = step;
    return answer.ok;
  }
}

/** The viewer that an address asks for; undefined where it asks for none. */
export function viewerOf(text: string | null): Viewer | undefined {
  if (text === "all") return "all";
  if (text === "none") return null;
  return text !== null && /^[0-9]$/.test(text) ? Number(text) : undefined;
}
