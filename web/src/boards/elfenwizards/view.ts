/** Reads facts from a view of Elfenwizards. */

import type { EventOf } from "../../lib/events";
import type { Asks, Message } from "../../lib/protocol";
import type { EventFields, Place, Player, View } from "./types";

/** What happens in the game. */
export type ElfenwizardsEvent = EventOf<EventFields>;

/** The short name of a box for dice. */
export const SIGNS: Record<Place, string> = { W: "W", S: "S", N: "N", M: "M", minor: "✦", grey: "◍" };

/** A die in a box, or chips. */
export type Lying = { face: number } | { chips: number };

/** The contents of a box for dice, by player. */
export function lying(players: readonly Player[], place: Place): { seat: number; items: Lying[] }[] {
  return players.map((player) => {
    const faces: Lying[] = [...player.dice[place]].sort((a, b) => b - a).map((face) => ({ face }));
    const chips: Lying[] = place === "minor" && player.chips.minor > 0 ? [{ chips: player.chips.minor }] : [];
    return { seat: player.seat, items: [...faces, ...chips] };
  });
}

/** The word for a player's die or chip; another player's has that player's letter, too. */
export function wordOf(player: Player, seat: number | null, word: string): string {
  return player.seat === seat ? word : `${player.letter}${word}`;
}

/** The word for a die in a player's box: in the box that a step is about, its face, plus the box if there are
 *  several. */
export function dieWord(view: View, player: Player, seat: number | null, place: Place, face: number): string {
  const alone = view.using.length === 1 && view.using[0] === place;
  return wordOf(player, seat, alone ? `d${face}` : `d${face}${place}`);
}

/** Whose turn it is: the player to act, or the player in the middle of something. */
export function onTurn(view: View): number | null {
  const waits = view.waiting.length === 1 ? view.waiting[0] : undefined;
  return waits ?? [...view.doing].reverse().find((frame) => frame.player !== undefined)?.player ?? null;
}

/** The words for a box of the tree. */
export function boxMessage(box: string): Message {
  return box.startsWith("passed ")
    ? { key: `elfenwizards-passed-${box.slice(-1)}`, args: {} }
    : { key: `elfenwizards-box-${box.charAt(0)}`, args: { number: box.slice(1), name: box } };
}

/** The key of a die is its face, that of a minor spell the next digit; 0 ends. No other key passes. */
export function shortcut(word: string): string {
  if (word === "chip") return "7";
  if (word === "pass") return "0";
  return word === "done" || word === "stop" ? "0 Enter" : (/^d([1-6])/.exec(word)?.[1] ?? "");
}

/** What ends the game, and everybody's progress towards it, each with its paragraph. */
export function aims(view: View): { message: Message; rule: string }[] {
  const now: Record<string, number> = {
    last_round: view.round,
    second_high_wizard: Math.max(...view.players.map((player) => player.high_wizards)),
    no_high_wizard: view.rounds_without,
  };
  return view.endings.map(({ reason, rule, goal }) => ({
    message: { key: `web-elf-aim-${reason}`, args: { now: now[reason] ?? 0, goal } },
    rule,
  }));
}

/** Both steps in which minor spells are redeemed share one lesson. */
export function lesson(_: Asks, view: unknown): { name: string; turn: string } {
  const { step, round } = view as View;
  return { name: `web-elf-lesson-${step === 6 ? 4 : (step ?? 0)}`, turn: String(round) };
}
