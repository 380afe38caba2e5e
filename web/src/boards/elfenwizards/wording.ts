/** Says what is on the board. */

import { say, type Names } from "../../lib/words.svelte";
import type { View } from "./types";

/** The spells beside a token in words, a line for each player. */
export function spellsBeside(view: View, token: string, names: Names): string[] {
  return view.players.flatMap((player) => {
    const own = view.spells.filter((spell) => spell.token === token && spell.player === player.seat);
    const dice = own.filter((spell) => spell.spell !== "chip").map((spell) => Number(spell.spell.slice(1)));
    const args = {
      player: { seat: player.seat },
      dice: dice.length,
      faces: dice,
      chips: own.length - dice.length,
    };
    return own.length === 0 ? [] : [say("web-elf-text-spells", args, names)];
  });
}
