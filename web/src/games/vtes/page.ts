import type { GamePage } from "..";
import "./vtes.css";
import Board from "./Board.svelte";
import CardView from "./CardView.svelte";
import { opened, teller } from "./story.svelte";

export const page: GamePage = {
  Board,
  CardView,
  teller,
  opened,
  exports: true,
  keys: [
    ["← →", "vtes.keys.arrows"],
    ["P", "vtes.keys.pass"],
    ["A", "vtes.keys.all"],
    ["I", "vtes.keys.info"],
    ["O", "vtes.keys.official"],
    ["H", "vtes.keys.hold"],
    ["T", "vtes.keys.stops"],
    ["Y", "vtes.keys.until"],
    ["K", "vtes.keys.hand"],
    ["M", "vtes.keys.minions"],
    ["E", "vtes.keys.ash"],
  ],
};
