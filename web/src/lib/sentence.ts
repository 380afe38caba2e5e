/** The prompt bar's text: one sentence about who must do what. */

import type { GameFace } from "./board";
import type { Connection } from "./connection.svelte";
import type { Asks } from "./protocol";
import { knows, render, say, type Names } from "./words.svelte";

/** This seat's question; null while a computer player has the seat, and if the answer is given automatically. */
export function asked(connection: Connection): Asks | null {
  if (connection.seat !== null && connection.info?.seats[connection.seat]?.kind !== "person") return null;
  const asks = connection.update?.asks ?? null;
  return asks?.forced === true ? null : asks;
}

/** The players to act, as far as everybody may know. */
export function waitingFor(connection: Connection): number[] {
  return (connection.update?.view as { waiting?: number[] } | undefined)?.waiting ?? [];
}

/** What is going on at the table, as everybody sees it; never the question itself, which may be secret. */
function stage(connection: Connection, face: GameFace): string | null {
  const key = face.stage?.(connection.update?.view);
  return key !== undefined && knows(key) ? say(key) : null;
}

/** One sentence: who must do what; and who has won, once everything has been shown. */
export function sentence(connection: Connection, face: GameFace, names: Names, playing = false): string {
  const { update } = connection;
  if (connection.state === "gone") return say("web-connection-gone");
  if (connection.state === "lost") return say("web-connection-lost");
  if (update === null) return say("web-loading");
  if (update.outcome !== null) {
    if (playing) return say("web-waits");
    const winners = update.outcome.winners.map((seat) => ({ seat }));
    if (winners.length === 0) return say("web-nobody-won");
    return say("web-won", { winners, count: winners.length }, names);
  }
  const asks = asked(connection);
  if (asks !== null) return render(asks.prompt, names);
  if (connection.seat !== null && connection.info?.seats[connection.seat]?.kind === "bot")
    return say("web-seat-kept");
  if (update.window) return say("web-window-waits");
  const players = waitingFor(connection).map((seat) => ({ seat }));
  if (players.length === 0) return say("web-waits");
  const what = stage(connection, face);
  if (what !== null) return say("web-waits-now", { players, what }, names);
  return say("web-waits-for", { players }, names);
}
