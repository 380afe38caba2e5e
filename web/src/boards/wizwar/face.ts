import type { GameFace } from "../../lib/board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Seats from "./Seats.svelte";
import Text from "./Text.svelte";

export const face: GameFace = { Board, Seats, Tray: null, Hand, Text };
