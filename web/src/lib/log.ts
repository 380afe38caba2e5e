/** The log: related events share a line. */

import type { Arg, GameEvent } from "./protocol";

/** Whether a walk ends where it began, if the text depends on it. */
function round(args: Record<string, Arg>, from: Arg): Record<string, Arg> {
  if (!("round" in args)) return {};
  return { round: JSON.stringify(args["square"]) === JSON.stringify(from) ? "yes" : "no" };
}

/** What a line of the log goes through, such as an exit of the map; undefined for nothing. */
function wayOut(event: GameEvent): Arg | undefined {
  const exit = event.text?.args["exit"];
  return exit === "none" ? undefined : exit;
}

/** Lines made of several events, by the last one, and the other way round: drawing the log again finds the same lines. */
const made = new WeakMap<GameEvent, { before: GameEvent; line: GameEvent }>();
const ends = new WeakMap<GameEvent, GameEvent>();

/** Whether a line was undone later. */
export function isUndone(line: GameEvent, undone: ReadonlySet<GameEvent>): boolean {
  return undone.has(ends.get(line) ?? line);
}

/** The events that were undone later. */
export function undone(events: readonly GameEvent[]): ReadonlySet<GameEvent> {
  const found = new Set<GameEvent>();
  events.forEach((event, place) => {
    if (event.event !== "undone" || typeof event["events"] !== "number") return;
    for (const one of events.slice(Math.max(0, place - event["events"]), place)) found.add(one);
  });
  return found;
}

/** Reduce consecutive events with the same `joins` to the last, with the `from` of the first: a walk is one line.
 *  A line keeps the one exit that it goes through; a second exit begins a new line. */
export function joined(
  events: readonly GameEvent[],
  struck: ReadonlySet<GameEvent> = new Set(),
): GameEvent[] {
  const lines: GameEvent[] = [];
  let last: GameEvent | undefined; // of the line before
  for (const event of events) {
    if (!event.text && event.event !== "undone") continue;
    const before = lines.at(-1);
    const twice = before !== undefined && wayOut(before) !== undefined && wayOut(event) !== undefined;
    const alike = last !== undefined && struck.has(event) === struck.has(last);
    if (before?.joins && event.joins === before.joins && alike && !twice)
      lines[lines.length - 1] = line(before, event);
    else lines.push(event);
    last = event;
  }
  return lines;
}

/** An event with the `from` and the exit of the line that it replaces. */
function line(before: GameEvent, event: GameEvent): GameEvent {
  const from = before.text?.args["from"];
  if (!event.text || from === undefined || !("from" in event.text.args)) return event;
  const known = made.get(event);
  if (known?.before === before) return known.line;
  const { key, args } = event.text;
  const path = [
    ...((before["path"] as unknown[] | undefined) ?? [before["from"], before["square"]]),
    event["square"],
  ];
  const exit = wayOut(before);
  const out = exit === undefined ? {} : { exit };
  const found = { ...event, path, text: { key, args: { ...args, from, ...out, ...round(args, from) } } };
  made.set(event, { before, line: found });
  ends.set(found, event);
  return found;
}
