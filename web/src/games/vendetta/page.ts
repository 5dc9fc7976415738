import type { GamePage } from "..";
import "./vendetta.css";
import Board from "./Board.svelte";
import CardView from "./CardView.svelte";
import { opened, teller } from "./story.svelte";

export const page: GamePage = { Board, CardView, teller, opened, exports: true };
