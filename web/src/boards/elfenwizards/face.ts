import type { GameFace } from "../../lib/board";
import Aim from "./Aim.svelte";
import Board from "./Board.svelte";
import LogMark from "./LogMark.svelte";
import PromiseForm from "./PromiseForm.svelte";
import Result from "./Result.svelte";
import Seats from "./Seats.svelte";
import Text from "./Text.svelte";
import Tray from "./Tray.svelte";
import type { View } from "./types";
import { lesson, shortcut } from "./view";

const stage = (view: unknown): string => `elfenwizards-step-${String((view as View).step)}`;

export const face: GameFace = {
  Board,
  Aim,
  Seats,
  Tray,
  Hand: null,
  LogMark,
  Result,
  Text,
  stage,
  Promise: PromiseForm,
  lesson,
  keys: null,
  bundles: null,
  shortcut,
};
