/** The games that the page can draw. Everything that knows a game's rules or cards lives in that game's folder. */
import type { Component } from "svelte";

import type { Key } from "../i18n/speech.svelte";
import type { Teller, View } from "../lib/telling";
import type { Asked, ClockState, Orders, SeatState, Why } from "../lib/wire";

/** What a game's board is given. The board cannot tell a live table from a replay. */
export interface Show {
  readonly view: View;
  readonly stage: unknown;
  readonly asked: Asked | null;
  readonly doing: string;
  /** The last event that was told, in words. */
  readonly news: string;
  /** Why a bot did it, in words; empty for readers who do not learn. */
  readonly because: string;
  /** The reader's seat, or -1. */
  readonly me: number;
  readonly names: string[];
  readonly seats: SeatState[];
  /** The players' decks in one line each, once the game is over. */
  readonly decks: string[];
  readonly clock: ClockState | null;
  readonly skew: number;
  /** Whether events are still being told. */
  readonly telling: boolean;
  /** The answer that was sent and is not confirmed yet. */
  readonly sent: string;
  /** False in a replay and for a spectator. */
  readonly live: boolean;
  answer(key: string): void;
  whyNot(key: string): Promise<Why[]>;
  /** What an option of mine does, in a sentence. */
  explain(key: string): Promise<string>;
  hurry(): void;
  /** When the table waits for this seat, and how to change that; null where nothing is asked. */
  readonly orders: Orders | null;
  /** Whether the table passes for this seat at once. */
  readonly yielding: boolean;
  order(stops: string[]): void;
  hold(on: boolean): void;
  /** Pass everything until a word of `orders.ends`; an empty word ends that. */
  passUntil(end: string): void;
}

export interface GamePage {
  Board: Component<{ show: Show }>;
  /** A card as the lists of cards show it. */
  CardView: Component<{ card: import("../lib/rest").Card }>;
  teller: Teller;
  opened(whole: View, seats: View[]): View;
  /** Whether a moment of the game can be exported as a position. */
  exports?: boolean;
  /** Keys of the game's own, for the list of keys. */
  keys?: [string, Key][];
}

const GAMES: Record<string, () => Promise<{ page: GamePage }>> = {
  vendetta: () => import("./vendetta/page"),
  vtes: () => import("./vtes/page"),
};

export async function gamePage(game: string): Promise<GamePage> {
  const load = GAMES[game] ?? (() => import("./plain/page"));
  return (await load()).page;
}
