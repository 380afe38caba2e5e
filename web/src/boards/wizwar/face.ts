import type { GameFace } from "../../lib/board";
import Aim from "./Aim.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import LogMark from "./LogMark.svelte";
import Result from "./Result.svelte";
import Seats from "./Seats.svelte";
import Text from "./Text.svelte";
import type { View } from "./types";
import { bundles, lesson, shortcut } from "./view";

const stage = (view: unknown): string => `web-ww-phase-${String((view as View).phase)}`;

export const face: GameFace = {
  Board,
  Aim,
  Seats,
  Tray: null,
  Hand,
  LogMark,
  Result,
  Text,
  stage,
  Promise: null,
  lesson,
  keys: "web-ww-keys",
  bundles,
  shortcut,
};
