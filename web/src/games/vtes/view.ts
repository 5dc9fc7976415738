// Made by `python tools/wire_types.py` from the Python types. Do not edit.

/** An action from its announcement to its end. */
export interface Acting {
  type: "action";
  actor: number;
  seat: number;
  kind: string;
  card?: number;
  target?: number;
  victims?: number[];
  stealth?: number;
  blocker?: number;
  intercept?: number;
  undecided?: number[];
  able?: number[];
  declined?: number[];
  outcome?: string;
  bleed?: number;
  bled?: boolean;
  raised?: boolean;
  blood?: number;
  pool?: number;
}

/** A card that the players carry out by hand. */
export interface Adjusting {
  type: "by-hand";
  card: number;
  seat: number;
  how: string;
  waiting: number[];
  steps: number;
}

/** A strike that has been chosen. */
export interface Blow {
  how: string;
  amount?: number;
  card?: number;
  at?: number;
  flags?: string[];
}

/** Whose turn it is, which phase, and how much of it is left. */
export interface Clockwork {
  seat: number;
  phase: string;
  left: number;
}

/** A unique card or a title that several claim, while one of them must pay for it or yield. */
export interface Contest {
  type: "contest";
  seat: number;
  card: number;
  title: string;
  rivals: number[];
  pool: number;
  blood: number;
}

/** The open decision as a seat may know it: the options are only for the seat that decides. */
export interface DecisionView {
  seat: number | null;
  kind: string;
  clause: string;
  source: number;
  options: string[] | null;
}

/** Diablerie, or the question whether its committer is hunted. */
export interface Feast {
  type: "diablerie";
  diablerist: number;
  victim: number;
}

/** A combat. */
export interface Fight {
  type: "combat";
  acting: number;
  opposing: number;
  round?: number;
  step?: string;
  long?: boolean;
  pair?: number;
  first?: Blow | null;
  second?: Blow | null;
  wounds?: number[][];
  wounded?: number;
}

/** A procedure in progress as a seat may know it. */
export interface FrameView {
  name: string;
  at: number;
  slots: Record<string, unknown>;
}

/** A minion, or a crypt card that waits, as its reader knows it. */
export interface Minion {
  capacity?: number;
  clan?: string;
  sect?: string;
  title?: string;
  disciplines?: string[];
  bleed?: number;
  strength?: number;
  stealth?: number;
  intercept?: number;
  votes?: number;
  ballots?: number;
  awake?: boolean;
  marks?: string[];
  contest?: number;
  parts?: Part[];
}

export type Part = [string, number, number, string];

/** What a board draws of a table. Its fields are sent beside those of the view. */
export interface Picture {
  minions: Record<string, Minion>;
  going: (Acting | Fight | Poll | Shown | Feast | Contest | Adjusting)[];
  clockwork: Clockwork;
  prey: number[];
}

/** A referendum, or the polling on a blood hunt. */
export interface Poll {
  type: "referendum";
  caller: number;
  card?: number;
  actor?: number;
  step?: string;
  terms?: number[];
  of_seats?: boolean;
  favour?: number;
  against?: number;
  by_seat?: number[][];
  hunt?: boolean;
  points?: number;
  apart?: number;
  each?: number;
}

/** A card that is being played or used. */
export interface Shown {
  type: "card";
  card: number;
  seat: number;
  minion?: number;
  target?: number;
  at_seat?: boolean;
  used?: boolean;
}

/** A game of V:TES as one seat (or, with -1, a spectator) sees it. */
export interface View {
  seat: number;
  edition: string;
  options: Record<string, string | number | boolean>;
  number: number;
  turn: number;
  pool: number[];
  vps: number[];
  ousted: number[];
  edge: number;
  bank: number;
  debts: number[];
  out_of_turn: number[];
  withdrawing: number[];
  timed: boolean;
  owner: number[];
  faces: (number | null)[];
  knows: number[];
  controller: number[];
  locked: number[];
  blood: number[];
  host: number[];
  attached: Record<string, number[]>;
  regions: number[][][];
  sects: Record<string, string>;
  titles: Record<string, string>;
  clans: Record<string, string>;
  contesting: Record<string, string>;
  versions: Record<string, number>;
  counters: ((number | string)[])[];
  chosen: Record<string, number[]>;
  lasting: number[][];
  unreplaced: number[][];
  clock: number;
  turns: number[];
  journal: number[][];
  limits: number[];
  events_played: number[];
  unseen: number[];
  stack: FrameView[];
  decision: DecisionView | null;
}
