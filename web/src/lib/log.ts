/** The log: events that belong together are one line. */

import type { GameEvent } from "./protocol";

/** Of events in a row with the same `joins` only the last, with the `from` of the first: a walk is one line. */
export function joined(events: readonly GameEvent[]): GameEvent[] {
  const lines: GameEvent[] = [];
  for (const event of events) {
    if (!event.text && event.event !== "undone") continue;
    const before = lines.at(-1);
    if (!event.text || !event.joins || event.joins !== before?.joins) {
      lines.push(event);
      continue;
    }
    const from = before.text?.args["from"];
    const { key, args } = event.text;
    const text = from !== undefined && "from" in args ? { key, args: { ...args, from } } : event.text;
    lines[lines.length - 1] = { ...event, text };
  }
  return lines;
}
