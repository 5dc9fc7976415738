import { NOBODY_TELLS } from "../../lib/telling";
import type { GamePage } from "..";
import Board from "./Board.svelte";
import CardView from "./CardView.svelte";

/** For a game that has no board of its own yet: everything in words. */
export const page: GamePage = { Board, CardView, teller: NOBODY_TELLS, opened: (whole) => whole };
