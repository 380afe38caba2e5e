/** Everything about a table that this person is at: which seats are his, whose turn at the device it is. */

import { Connection } from "./connection.svelte";
import type { Option } from "./protocol";
import { asked } from "./sentence";

/** The lines of one device to one table: one for each seat of the person, or one for somebody who looks on. */
export class Device {
  readonly connections: Connection[];
  /** Whose view is on the screen. */
  shown = $state(0);
  #covered = $state(false);

  constructor(table: string, seats: number[], token: string) {
    this.connections =
      seats.length === 0
        ? [new Connection(table, null, token)]
        : seats.map((seat) => new Connection(table, seat, token));
    this.#covered = seats.length > 1;
  }

  /** The line whose view is on the screen. */
  get connection(): Connection {
    const connection = this.connections[this.shown];
    if (connection === undefined) throw new Error("a device has a connection");
    return connection;
  }

  /** Whether the hands are covered until the next person says that it is him: as soon as another one is asked.
   *  Nothing is covered when the game is over. */
  get covered(): boolean {
    return (this.#covered || this.called !== null) && this.connection.update?.outcome == null;
  }

  /** Who is to say that it is him: whoever is asked, if one of them is. */
  get next(): number | null {
    return this.called ?? (asked(this.connection) === null ? null : this.shown);
  }

  /** Which of the lines is asked now, if it is not the one on the screen. */
  get called(): number | null {
    if (this.connections.length < 2 || asked(this.connection) !== null) return null;
    const found = this.connections.findIndex((connection) => asked(connection) !== null);
    return found < 0 ? null : found;
  }

  /** Somebody else is asked: it stays covered, also when he is not asked any more; nothing is said to the one before. */
  cover(): void {
    this.#covered = true;
    this.connection.refusal = null;
  }

  /** The next person says that it is him. */
  uncover(): void {
    this.connection.refusal = null;
    this.shown = this.called ?? this.shown;
    this.#covered = false;
  }

  /** Whether somebody at this device has a seat. */
  has(seat: number): boolean {
    return this.connections.some((connection) => connection.seat === seat);
  }

  /** Hang up. */
  close(): void {
    for (const connection of this.connections) connection.close();
  }
}

/** What may be chosen now, by its word. */
export function lit(connection: Connection): ReadonlyMap<string, Option> {
  return new Map((connection.update?.asks?.options ?? []).map((option) => [option.say, option]));
}

/** Choose by words; what is not legal is explained. */
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
  else connection.refuse({ key: "web-why-lit", args: {} }); // it has become legal only now, or is lit under another name
}
