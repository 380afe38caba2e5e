/** One person's device at a table: their seats, and who is at the device now. */

import { Connection } from "./connection.svelte";
import type { Option } from "./protocol";
import { asked } from "./sentence";

/** The connections of a device to a table: one for each seat of the person, or a single one for a spectator. */
export class Device {
  readonly connections: Connection[];
  /** The index of the connection on the screen. */
  shown = $state(0);
  #covered = $state(false);

  constructor(table: string, seats: number[], token: string) {
    this.connections =
      seats.length === 0
        ? [new Connection(table, null, token)]
        : seats.map((seat) => new Connection(table, seat, token));
    this.#covered = seats.length > 1;
  }

  /** The connection whose view is on the screen. */
  get connection(): Connection {
    const connection = this.connections[this.shown];
    if (connection === undefined) throw new Error("a device has a connection");
    return connection;
  }

  /** Whether the hands are covered until the next player confirms who they are: as soon as another player must
   *  choose. Nothing is covered when the game is over. */
  get covered(): boolean {
    return (this.#covered || this.called !== null) && this.connection.update?.outcome == null;
  }

  /** The player who must confirm who they are: the player to act, if they are at this device. */
  get next(): number | null {
    return this.called ?? (asked(this.connection) === null ? null : this.shown);
  }

  /** The connection of the player to act, if it isn't the one on the screen. */
  get called(): number | null {
    if (this.connections.length < 2 || asked(this.connection) !== null) return null;
    const found = this.connections.findIndex((connection) => asked(connection) !== null);
    return found < 0 ? null : found;
  }

  /** Cover the hands, since another player must choose; they stay covered even if that player no longer has to. The
   *  previous player's refusal is cleared. */
  cover(): void {
    this.#covered = true;
    this.connection.refusal = null;
  }

  /** The next player has confirmed who they are. */
  uncover(): void {
    this.connection.refusal = null;
    this.shown = this.called ?? this.shown;
    this.#covered = false;
  }

  /** Whether somebody at this device has a seat. */
  has(seat: number): boolean {
    return this.connections.some((connection) => connection.seat === seat);
  }

  /** Close all connections. */
  close(): void {
    for (const connection of this.connections) connection.close();
  }
}

/** The legal choices now, by their words. */
export function lit(connection: Connection): ReadonlyMap<string, Option> {
  return new Map((connection.update?.asks?.options ?? []).map((option) => [option.say, option]));
}

/** Choose by words; an illegal choice is explained. */
export async function pick(connection: Connection, words: string[]): Promise<void> {
  const asks = connection.update?.asks ?? null;
  const [only] = words;
  const option = words.length === 1 ? asks?.options.find((one) => one.say === only) : undefined;
  if (option !== undefined) {
    await connection.choose({ choices: [option.choice] });
    return;
  }
  if (words.length > 1 && asks !== null) {
    await connection.choose({ say: words.join(" "), whole: true });
    return;
  }
  const refusal = await connection.why(words.join(" "));
  if (refusal !== null) connection.refuse(refusal.text, refusal.rule);
  else connection.refuse({ key: "web-why-lit", args: {} }); // it has become legal just now, or is lit under another name
}
