/** Everything about a table that this person is at: which seats are his, whose turn at the device it is. */

import { Line } from "./line.svelte";
import type { Option } from "./protocol";
import { asked } from "./sentence";

/** The lines of one device to one table: one for each seat of the person, or one for somebody who looks on. */
export class Device {
  readonly lines: Line[];
  /** Whose view is on the screen. */
  shown = $state(0);
  #covered = $state(false);

  constructor(table: string, seats: number[], token: string) {
    this.lines =
      seats.length === 0 ? [new Line(table, null, token)] : seats.map((seat) => new Line(table, seat, token));
    this.#covered = seats.length > 1;
  }

  /** The line whose view is on the screen. */
  get line(): Line {
    const line = this.lines[this.shown];
    if (line === undefined) throw new Error("a device has a line");
    return line;
  }

  /** Whether the hands are covered until the next person says that it is him: as soon as another one is asked.
   *  Nothing is covered when the game is over. */
  get covered(): boolean {
    return (this.#covered || this.called !== null) && this.line.update?.outcome == null;
  }

  /** Who is to say that it is him: whoever is asked, if one of them is. */
  get next(): number | null {
    return this.called ?? (asked(this.line) === null ? null : this.shown);
  }

  /** Which of the lines is asked now, if it is not the one on the screen. */
  get called(): number | null {
    if (this.lines.length < 2 || asked(this.line) !== null) return null;
    const found = this.lines.findIndex((line) => asked(line) !== null);
    return found < 0 ? null : found;
  }

  /** Somebody else is asked: it stays covered, also when he is not asked any more; nothing is said to the one before. */
  cover(): void {
    this.#covered = true;
    this.line.refusal = null;
  }

  /** The next person says that it is him. */
  uncover(): void {
    this.line.refusal = null;
    this.shown = this.called ?? this.shown;
    this.#covered = false;
  }

  /** Whether somebody at this device has a seat. */
  has(seat: number): boolean {
    return this.lines.some((line) => line.seat === seat);
  }

  /** Hang up. */
  close(): void {
    for (const line of this.lines) line.close();
  }
}

/** What may be chosen now, by its word. */
export function lit(line: Line): ReadonlyMap<string, Option> {
  return new Map((line.update?.asks?.options ?? []).map((option) => [option.say, option]));
}

/** Choose by words; what is not legal is explained. */
export async function pick(line: Line, words: string[]): Promise<void> {
  const asks = line.update?.asks ?? null;
  const [only] = words;
  const option = words.length === 1 ? asks?.options.find((one) => one.say === only) : undefined;
  if (option !== undefined) {
    await line.choose({ choices: [option.choice] });
    return;
  }
  if (words.length > 1 && asks !== null) {
    await line.choose({ say: words.join(" "), whole: true });
    return;
  }
  const refusal = await line.why(words.join(" "));
  if (refusal !== null) line.refuse(refusal.text, refusal.rule);
  else line.refuse({ key: "web-why-lit", args: {} }); // it has become legal only now, or is lit under another name
}
