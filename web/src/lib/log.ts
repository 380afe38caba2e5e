/** The log: events that belong together are one line. */

import type { Arg, GameEvent } from "./protocol";

/** Whether a walk ends where it began, where the words depend on it. */
function round(args: Record<string, Arg>, from: Arg): Record<string, Arg> {
  if (!("round" in args)) return {};
  return { round: JSON.stringify(args["square"]) === JSON.stringify(from) ? "yes" : "no" };
}

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
    const text =
      from !== undefined && "from" in args
        ? { key, args: { ...args, from, ...round(args, from) } }
        : event.text;
    lines[lines.length - 1] = { ...event, text };
  }
  return lines;
}
