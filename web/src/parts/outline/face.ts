import type { GameFace } from "../../lib/board";
import { kindOf } from "../../lib/games.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Seats from "./Seats.svelte";
import Text from "./Text.svelte";

/** The parts for any game: its view as an outline. */
export function faceOf(game: string): GameFace {
  const hand = kindOf(game)?.secrets === true ? Hand : null;
  return {
    Board,
    Aim: null,
    Seats,
    Tray: null,
    Hand: hand,
    LogMark: null,
    Result: null,
    Text,
    stage: null,
    Promise: null,
    lesson: null,
    keys: null,
    bundles: null,
    shortcut: null,
  };
}
