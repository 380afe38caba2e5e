/** What the boards receive, and what moves on them: exactly what the person in front of the screen may see. */

import { untrack } from "svelte";
import { botSeats, type BoardProps, type Warned } from "./board";
import { Coach } from "./coach.svelte";
import { lit, pick, type Device } from "./device.svelte";
import type { Connection } from "./connection.svelte";
import { asked } from "./sentence";
import { sound } from "./sound";
import { Stage } from "./stage.svelte";
import { warns } from "./warnings";
import type { Names } from "./words.svelte";

export class Screen {
  readonly device: Device;
  readonly stage = new Stage();
  readonly coach: Coach;
  /** The question for the person in front of the screen. */
  asks = $derived.by(() => (this.device.covered ? null : asked(this.device.connection)));
  names = $derived.by((): Names => this.device.connection.info?.seats.map((chair) => chair.name) ?? []);

  #connection: Connection | null = null;
  #news: unknown = null;

  constructor(device: Device) {
    this.device = device;
    this.coach = new Coach(device);
  }

  /** Before drawing: after a skip, new events must not be delayed. A player who takes over the device sees the
   *  current state; everybody has already seen how it came about, except for private events. */
  follow(): void {
    const { connection, covered } = this.device;
    const { news, update } = connection;
    untrack(() => {
      if (connection !== this.#connection) this.stage.skip();
      else if (news !== this.#news) this.stage.show(news, update?.view);
      if (covered) this.stage.cover();
    });
    this.#connection = connection;
    this.#news = news;
  }

  /** The hints, if they are current. */
  get #hints(): { warnings?: Warned[]; aims?: { way: string; targets: string[] }[] } {
    const { hints, update } = this.device.connection;
    return hints !== null && hints.n === update?.n ? (hints.hints as Record<string, never>) : {};
  }

  /** What the hints say against a choice. */
  #warned(words: string[]): Warned | undefined {
    return this.#hints.warnings?.find(({ word }) => words.includes(word));
  }

  /** A choice with its target, if there is only one: nobody is asked for it. */
  #completed(words: string[]): string[] {
    const [only, ...more] = this.#hints.aims?.filter(({ way }) => way === words[0]) ?? [];
    if (words.length > 1 || only === undefined || more.length > 0) return words;
    const [target, ...others] = only.targets;
    return target === undefined || others.length > 0 ? words : [...words, target];
  }

  #pick = (...words: string[]): void => {
    const { connection, covered } = this.device;
    sound("click");
    if (covered) {
      connection.refuse({ key: "web-covered-why", args: {} });
      return;
    }
    // What can't be chosen is explained, in a lesson too.
    const legal = words.length > 1 || lit(connection).has(words[0] ?? "");
    if (legal && !this.coach.allows(words)) return;
    const warned = this.coach.leads || !legal ? undefined : this.#warned(words);
    if (warned !== undefined && warns(connection.table, warned.message)) {
      connection.refuse({ key: "web-warning", args: { warning: warned.message } }, warned.rule);
      return;
    }
    if (this.asks !== null && this.stage.playing !== null) this.stage.skip(); // a player who chooses has seen enough
    void pick(connection, this.coach.leads || !legal ? words : this.#completed(words));
  };

  /** While the device changes hands, boards get no more than a spectator. */
  board = $derived.by((): BoardProps => {
    const { connection, covered } = this.device;
    const { info, update } = connection;
    return {
      game: info?.game ?? "",
      view: update?.view,
      mine: covered ? null : update?.mine,
      asks: this.asks,
      lit: this.asks === null ? new Map() : lit(connection),
      pick: this.#pick,
      playing: this.stage.playing,
      leads: this.stage.leads,
      still: this.stage.still,
      hints: covered ? null : (connection.hints?.hints ?? null),
      fresh: connection.hints !== null && connection.hints.n === update?.n,
      names: this.names,
      bots: botSeats(info),
      options: info?.options ?? {},
      seat: covered ? null : connection.seat,
    };
  });
}
