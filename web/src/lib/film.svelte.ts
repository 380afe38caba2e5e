/** A finished game, step by step: pages of steps are fetched when they are needed, and cached. */

import { SvelteMap } from "svelte/reactivity";
import { ask, type Answer } from "./api";
import { noServer } from "./offline";
import { known } from "./person";
import type { Chapter, Moment, Page, TableForMe } from "./protocol";
import { say } from "./words.svelte";

/** The viewer: a seat, "all" (all hands open), or a spectator. */
export type Viewer = number | "all" | null;

const SIZE = 25; // steps on a page
export const CALM = 2; // the fastest speed at which steps are animated
const NEAR = 8; // steps before the edge of a page at which the next page is fetched
const AGAIN = 3000; // milliseconds until a failed page is fetched again
const REST = 90; // milliseconds between a jump and its request
const EVENT = 330; // milliseconds for one event on the board
const STILL = 380; // milliseconds for a step in which nothing visible happens
const LEAST = 800; // milliseconds at least for a step in which something does

const WHY_NOT = { waiting: "server-not-begun", playing: "server-not-over", closed: "server-closed" };

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

export class Film {
  readonly table: string;

  /** The state of the table, whether or not its game is over. */
  info = $state.raw<TableForMe | null>(null);
  ready = $state(false);
  /** Why the replay can't be shown. */
  refusal = $state.raw<{ status: number; sentence: string } | null>(null);
  /** Why the requested steps can't be fetched at the moment. */
  failure = $state("");

  last = $state(0);
  complete = $state(true);
  players = $state.raw<string[]>([]);
  chapters = $state.raw<Chapter[]>([]);
  viewer = $state.raw<Viewer>(null);
  at = $state(0);
  running = $state(false);
  speed = $state<number>(1);

  /** The hints for the step, or for the last step that had some. */
  hints = $state.raw<unknown>(null);

  #helped = -1; // their step
  #pages = new SvelteMap<string, Moment[]>();
  #held: { viewer: Viewer; moment: Moment } | null = null;
  #busy = false;
  #closed = false;
  #retry = 0;
  #timer = 0;
  #rest = 0;

  /** The step on the screen: the requested one, or the previous one until it has arrived. */
  shown = $derived.by(() => {
    const moment = this.step(this.at);
    if (moment !== null) this.#held = { viewer: this.viewer, moment };
    return this.#held;
  });

  /** The number of the step's chapter; -1 before the first. */
  chapter = $derived(this.chapterAt(this.at));

  constructor(table: string) {
    this.table = table;
  }

  /** Start at a step, with a viewer; by default with the person's own seat. */
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

  /** A step as the viewer saw it, if it has arrived. */
  step(number: number): Moment | null {
    return this.#pages.get(this.#name(Math.floor(number / SIZE)))?.[number % SIZE] ?? null;
  }

  /** Go to a step. */
  seek(step: number): void {
    this.at = Math.min(Math.max(Math.round(step), 0), this.last);
    // Dragging the slider crosses many pages without stopping at them.
    if (this.#rest === 0) {
      this.#rest = setTimeout(() => {
        this.#rest = 0;
        void this.#work();
      }, REST);
    }
  }

  /** Change the viewer. */
  look(viewer: Viewer): void {
    this.viewer = viewer;
    void this.#work();
  }

  chapterAt(step: number): number {
    return this.chapters.findLastIndex((chapter) => chapter.step <= step);
  }

  /** Go to the previous or next chapter. */
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
    // The start isn't animated.
    const long = this.at === 0 ? LEAST : Math.max(LEAST, EVENT * Math.min(events, 8) + 250);
    const pause = events === 0 ? STILL : long;
    this.#timer = setTimeout(() => {
      if (this.at >= this.last) {
        this.pause();
        return;
      }
      // Wait for a step that hasn't arrived yet.
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
    // A person whom the server has forgotten can watch all the same.
    return !answer.ok && answer.status === 401 ? ask<TableForMe>("GET", place) : answer;
  }

  #refuse(answer: { status: number; sentence: string }, step: number, viewer: Viewer | undefined): void {
    const silent = answer.status === 0;
    this.refusal = silent ? { status: 0, sentence: noServer() } : answer;
    if (silent || answer.status >= 500) this.#retry = setTimeout(() => void this.open(step, viewer), AGAIN);
  }

  /** The missing page that is needed most. */
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

  /** Fetch a page; returns whether it arrived. */
  async #turn(page: number): Promise<boolean> {
    const name = this.#name(page);
    const answer = await this.#fetch(page * SIZE, SIZE);
    this.failure = answer.ok ? "" : answer.sentence;
    if (answer.ok) this.#pages.set(name, answer.body.steps);
    return answer.ok;
  }

  /** Fetch the hints for a step; returns whether they arrived. A failure isn't reported. */
  async #help(step: number): Promise<boolean> {
    const answer = await ask<{ hints: unknown }>("GET", `/api/tables/${this.table}/replay/help?step=${step}`);
    this.hints = answer.ok ? answer.body.hints : null;
    if (answer.ok) this.#helped = step;
    return answer.ok;
  }
}

/** The viewer named in an address; undefined if there is none. */
export function viewerOf(text: string | null): Viewer | undefined {
  if (text === "all") return "all";
  if (text === "none") return null;
  return text !== null && /^[0-9]$/.test(text) ? Number(text) : undefined;
}
