// Made by `python tools/wire_types.py` from the Python types. Do not edit.

/** The open decision as a seat may know it: the options are only for the seat that decides. */
export interface DecisionView {
  seat: number | null;
  kind: string;
  clause: string;
  source: number;
  options: string[] | null;
}

/** A procedure in progress as a seat may know it. */
export interface FrameView {
  name: string;
  at: number;
  slots: Record<string, unknown>;
}

export interface PlayerView {
  seat: number;
  clan: string;
  blood: number;
  influence: number;
  score: number;
  red: number;
  grey: number;
  alliance: number[];
  drained: number[];
  relic: number;
  relic_used: boolean;
  eliminated: boolean;
  hand: number[];
  aside: number[];
  deck: number[];
  looking: number;
  bottom_known: number;
  known: number[];
  positions: PositionView[];
}

/** A player's place at a location. */
export interface PositionView {
  cards: number[];
  face_down: boolean[];
  blood: number;
  power: number;
}

/** Variants first, then readings; the default of a reading is ours (`praxis rules show` gives the reasons). */
export interface Readings {
  locations?: boolean;
  relics?: boolean;
  team?: boolean;
  cards?: string;
  victim_feeding?: number;
  keep_last_blood?: string;
  frenzy_repeats?: boolean;
  sole_effects?: boolean;
  sole_by?: string;
  third_card?: string;
  others_cards?: string;
  grey_tokens?: string;
}

/** All that a player, a bot or a browser ever gets. */
export interface View {
  seat: number;
  seats: number;
  readings: Readings;
  number: number;
  round: number;
  ambition: number;
  locations: number;
  allies_at: number[];
  scenes: number[];
  sheets: string[];
  relics: number[];
  ally_deck: number;
  victims: number;
  top_victim: number;
  gone: number[];
  players: PlayerView[];
  winners: number[];
  stack: FrameView[];
  decision: DecisionView | null;
}
