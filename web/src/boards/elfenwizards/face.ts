import type { GameFace } from "../../lib/board";
import Board from "./Board.svelte";
import Seats from "./Seats.svelte";
import Text from "./Text.svelte";
import Tray from "./Tray.svelte";

export const face: GameFace = { Board, Seats, Tray, Hand: null, Text };
