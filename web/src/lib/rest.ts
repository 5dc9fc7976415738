// Made by `python tools/wire_types.py` from the Python types. Do not edit.

import type { Asked, Fairness, LogLine, Setting, TableRules, TableState, You } from "./wire";

export interface AccountInfo {
  name: string;
  lang: string;
  admin: boolean;
  created: number;
  disabled: boolean;
}

export interface BotInSeat {
  level: string;
  deck?: string;
}

/** A deck for a seat, until the game starts. It replaces the one before; empty: one of the house's. */
export interface BringDeck {
  deck: string;
}

/** A card, place or relic as the rules screen and the card search show it. */
export interface Card {
  id: string;
  name: string;
  kind: string;
  text: string;
  facts?: Record<string, string | number | string[]>;
  note?: string;
  marks?: string[];
  printed?: Record<string, string | number | string[]>;
  coverage?: string;
  made?: string;
  rulings?: string[];
}

/** A field that people can search cards by. If `values` is empty, any text may be asked for. */
export interface CardField {
  key: string;
  values: string[];
  example: string;
}

export interface CardsFound {
  total: number;
  cards: Card[];
}

/** A field that is not given stays as it is. A new password needs the old one and ends all other sessions. */
export interface ChangeAccount {
  password?: string | null;
  old_password?: string | null;
  lang?: string | null;
}

export interface Chart {
  key: string;
  label: string;
  bars: ChartBar[];
}

/** One bar of a chart. */
export interface ChartBar {
  key: string;
  label: string;
  count: number;
  part: number;
  wanted: number;
  one: number;
  two: number;
}

export interface ClauseLine {
  id: string;
  chapter: string;
  heading: string;
  section: string;
  kind: string;
  lang: string;
  text: string;
  example: string;
  editions: string[];
  differences: Record<string, string>;
}

export interface DeckCard {
  id: string;
  name: string;
  count: number;
  kind: string;
  coverage: string;
  note?: string;
  one?: number;
  two?: number;
  mark?: string;
  crypt?: boolean;
}

/** Something a person should know about a deck, in the reader's language. */
export interface DeckProblem {
  code: string;
  text: string;
  line?: number;
  level?: "error" | "note";
}

/** All that there is to know of a deck. */
export interface DeckReport {
  name: string;
  author: string;
  deck: string;
  text: string;
  lines: ReadLine[];
  problems: DeckProblem[];
  refused: DeckProblem[];
  crypt: number;
  library: number;
  cards: DeckCard[];
  marks: string[];
  curve: number[];
  charts: Chart[];
  legal: Legality[];
}

/** A deck as text, in any format that `praxis deck` reads, and the table for which it is wanted. */
export interface DeckText {
  text: string;
  edition?: string;
  players?: number;
  options?: Record<string, string | number | boolean>;
}

/** A way to play that decks are checked for. */
export interface FormatLine {
  format: string;
  label: string;
  help: string;
}

/** The game after ``at`` answers. */
export interface Frame {
  at: number;
  seat: number | null;
  answer: string;
  events: LogLine[];
  view: Record<string, unknown>;
  views?: Record<string, unknown>[];
  decision?: Asked | null;
  doing?: string;
}

export interface Frames {
  first: number;
  total: number;
  frames: Frame[];
}

/** A game that can be played here. */
export interface GameInfo {
  game: string;
  title: string;
  players: number[];
  editions: string[];
  variants: Variant[];
  bots: string[];
  usual_bot: string;
  positions: boolean;
  decks: boolean;
  formats: FormatLine[];
  images: string;
}

/** The reason that an answer may have had, as the house bot weighs it; see `praxis.bots.reason.Reason`. */
export interface GivenReason {
  ground: "" | "ahead" | "clear" | "even" | "missed" | "other" | "worth";
  than: string;
  gain: number;
}

export interface KeepDeck {
  name: string;
  text: string;
}

/** A deck that an account keeps. Only that account is told of it. */
export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  text: string;
  changed: number;
}

/** A language: its code, and its name in the language itself. */
export interface LanguageLine {
  lang: string;
  name: string;
}

/** Whether a deck may be played by one rulebook and in one format, and why not. */
export interface Legality {
  edition: string;
  format: string;
  ok: boolean;
  problems: DeckProblem[];
}

/** A place to jump to in a replay. */
export interface Mark {
  at: number;
  mark: string;
  text: string;
}

export interface NewAccount {
  name: string;
  password: string;
  lang?: string;
}

export interface NewTable {
  game: string;
  setting: Setting;
  seats?: SeatPlan[];
  name?: string;
  rules?: TableRules;
  contribution?: string;
  start?: boolean;
}

/** A deck that everybody can pick. */
export interface OfferedDeck {
  key: string;
  name: string;
  group: string;
  wants: string;
  crypt: number;
  library: number;
  marks: string[];
  curve: number[];
  by_hand?: number;
  partly?: number;
  problems?: DeckProblem[];
}

/** The page's messages in one language: texts with gaps, or lists of pieces that are said in several ways. */
export interface PageWords {
  lang: string;
  messages: Record<string, unknown>;
  languages: LanguageLine[];
}

/** A new table that starts from a record or position. */
export interface PlayOn {
  at?: number;
  seat?: number;
  name?: string;
  bots?: string;
  rules?: TableRules;
}

/** The body of every refusal of the REST interface. */
export interface Problem {
  status_code: number;
  detail: string;
}

/** One line of a text, and what was read in it. */
export interface ReadLine {
  line: number;
  text: string;
  count?: number;
  card?: string;
  name?: string;
  near?: string[];
  unknown?: boolean;
}

export interface RecordInfo {
  record: RecordLine;
  fairness: Fairness | null;
  difference: string;
  good: number;
  marks: Mark[];
  decks: string[];
}

export interface RecordLine {
  id: string;
  game: string;
  title: string;
  setting: Setting;
  names: string[];
  answers: number;
  complete: boolean;
  made: number;
  table: string;
}

/** A record (`docs/record.md`) or, if the game knows them, a position, as text. */
export interface RecordUpload {
  text: string;
  kind?: "position" | "record";
  game?: string;
}

/** ``path`` is the link to give to a friend; the token after ``#`` never reaches a server's log. */
export interface SeatLink {
  seat: number;
  token: string;
  path: string;
}

/** Who shall sit at a seat: a bot by its level, ``me`` for the person who makes the table, ``open`` for anybody who comes. */
export interface SeatPlan {
  who?: string;
  name?: string;
  deck?: string;
}

/** Keep the token: whoever has it is you at this table. It is never shown again. */
export interface Seated {
  table: TableState;
  you: You;
  token: string;
}

/** The state of a server, for its administrators. No field is about a game. */
export interface ServerState {
  version: string;
  up_seconds: number;
  database: string;
  store: string;
  commits: number;
  commit_ms: number;
  tables_awake: number;
  tables_answered_for: number;
  tables_in_trouble: string[];
  connections: number;
  memory_mb: number;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface TableInfo {
  table: TableState;
  you: You;
}

/** A table as the lobby lists it. */
export interface TableLine {
  id: string;
  name: string;
  game: string;
  title: string;
  setting: Setting;
  phase: "closed" | "gathering" | "over" | "playing";
  names: string[];
  free: number;
  spectators: boolean;
  created: number;
  seat: number | null;
}

export interface TakeSeat {
  name: string;
  contribution?: string;
  deck?: string;
}

/** One thing to choose when a table is made: a key of `Setting.options`, or ``edition``. */
export interface Variant {
  key: string;
  label: string;
  help?: string;
  values?: ([string | number | boolean, string])[];
  lines?: string[];
}
