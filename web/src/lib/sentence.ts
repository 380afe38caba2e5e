/** What the prompt bar says: one sentence about who must do what. */

import type { Line } from "./line.svelte";
import type { Asks } from "./protocol";
import { knows, render, say, type Names } from "./words.svelte";

/** What this seat itself must choose; nothing while a computer player keeps it. */
export function asked(line: Line): Asks | null {
  if (line.seat !== null && line.info?.seats[line.seat]?.kind !== "person") return null;
  return line.update?.asks ?? null;
}

/** Who must choose now, as far as everybody may know it. */
export function waitingFor(line: Line): number[] {
  return (line.update?.view as { waiting?: number[] } | undefined)?.waiting ?? [];
}

/** What is being done at the table, as everybody sees it; never what somebody is asked, which may be a secret. */
function stage(line: Line): string | null {
  const { step, phase } = line.update?.view as { step?: unknown; phase?: unknown };
  const key =
    line.info?.game === "wizwar" ? `web-ww-phase-${String(phase)}` : `elfenwizards-step-${String(step)}`;
  return knows(key) ? say(key) : null;
}

/** One sentence: who must do what. */
export function sentence(line: Line, names: Names): string {
  const { update } = line;
  if (line.state === "gone") return say("web-line-gone");
  if (line.state === "lost") return say("web-line-lost");
  if (update === null) return say("web-loading");
  if (update.outcome !== null) {
    const winners = update.outcome.winners.map((seat) => ({ seat }));
    if (winners.length === 0) return say("web-nobody-won");
    return say("web-won", { winners, count: winners.length }, names);
  }
  const asks = asked(line);
  if (asks !== null) return render(asks.prompt, names);
  if (line.seat !== null && line.info?.seats[line.seat]?.kind === "bot") return say("web-seat-kept");
  if (update.window) return say("web-window-waits");
  const players = waitingFor(line).map((seat) => ({ seat }));
  if (players.length === 0) return say("web-waits");
  const what = stage(line);
  if (what !== null) return say("web-waits-now", { players, what }, names);
  return say("web-waits-for", { players }, names);
}
