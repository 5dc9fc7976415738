// Made by `python tools/wire_types.py` from the Python types. Do not edit.

export const PROTOCOL = 1;

/** The code of a language. */
export type Lang = string;

/** The request is done, and saved. */
export interface Accepted {
  type: "accepted";
  re: number;
}

/** Answer the open decision with the key of one of its options. */
export interface Answer {
  type: "answer";
  decision: number;
  key: string;
  id?: number;
}

/** The lines before ``before``, at most 500. Gets ``log``. */
export interface AskLog {
  type: "log";
  before: number;
  id?: number;
}

/** The open decision. ``options`` are only there for the seat that decides. */
export interface Asked {
  decision: number;
  seat: number | null;
  kind: string;
  clause: string;
  source: number;
  text: string;
  help: string;
  options: Offer[] | null;
  until: number | null;
  chance: Chance | null;
  waits: boolean;
}

/** Why a bot may have chosen as it did, as the house bot weighs it by public facts. It is the same whatever anybody holds. */
export interface BotReason {
  n: number;
  seat: number;
  ground: "clear" | "even" | "missed" | "other" | "worth";
  than: string;
  gain: number;
}

/** A chance to react that is open now. It is public and depends on public facts alone, whatever anybody holds. */
export interface Chance {
  kind: string;
  seats: number[];
  holds: number[];
  until: number | null;
}

/** ``seat`` is None for a spectator and for the table itself. */
export interface ChatLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** How time is kept. When a seat's time is up, the table declines what another seat wants of it, answers ``pass`` if that is offered, else a bot answers. */
export interface Clock {
  kind?: "bank" | "decision" | "none";
  seconds?: number;
  increment?: number;
}

/** ``left`` was right at ``at``; since then only the seat that is ``running`` has used time. */
export interface ClockState {
  at: number;
  left: (number | null)[];
  running: number | null;
}

/** Add randomness of your own to the shuffle, before the game starts: any text. */
export interface Contribute {
  type: "contribute";
  text: string;
  id?: number;
}

/** What does this option of mine do? Gets ``explanation``. */
export interface Explain {
  type: "explain";
  key: string;
  id?: number;
}

export interface Explanation {
  type: "explanation";
  re: number;
  key: string;
  text: string;
}

/** The provably fair shuffle, as far as it is public. `docs/protocol.md` says how to check it. */
export interface Fairness {
  commitment: string;
  contributions: [number, string][];
  seed_commitment: string;
  secret: string;
  seed: string;
  known: boolean;
  seating: number[];
  decks: [number, string, string][];
  terms: string;
}

/** The game on the table, as one reader may know it. */
export interface GameState {
  view: Record<string, unknown>;
  decision: Asked | null;
  doing: string;
  log: Log;
  clock: ClockState | null;
}

/** The last message before the server closes the connection. */
export interface Goodbye {
  type: "goodbye";
  reason: "closed" | "expired" | "flood" | "protocol" | "removed" | "replaced" | "shutdown";
  message: string;
}

/** The first message, within ten seconds. Without a token (and without a signed-in account that has a seat) the reader is a spectator. */
export interface Hello {
  type: "hello";
  protocol?: number;
  token?: string;
  lang?: string;
  id?: number;
}

/** Wait for me at this chance and at those that follow, until what is going on (an action, a phase) is over. I can send this at any time, also ahead. Others see it while a chance is open for me. */
export interface Hold {
  type: "hold";
  on?: boolean;
  id?: number;
}

/** From now on, tell me why bots choose as they do (``bot_reasons`` of ``update``), or stop that. */
export interface Learn {
  type: "learn";
  on?: boolean;
  id?: number;
}

export interface Log {
  first: number;
  lines: LogLine[];
}

/** An event as this reader may know it. ``n`` counts the events of the game from 0, without gaps. */
export interface LogLine {
  n: number;
  kind: string;
  fields: Record<string, unknown>;
  text?: string;
  clause?: string;
  mark?: string;
  about?: number[];
}

export interface LogPart {
  type: "log";
  re: number;
  log: Log;
}

/** One legal answer. */
export interface Offer {
  key: string;
  text: string;
  group?: string;
  path?: string[];
  amount?: number | null;
  price?: number;
  warning?: string;
}

/** At which chances the table shall wait for me: a list of words from ``orders.words``, or ``always``. Replaces the list before. At other chances I can still answer or hold during the beat. */
export interface Order {
  type: "orders";
  stops: string[];
  id?: number;
}

/** What the reader's seat has told the table to do for it. Nobody else is told. */
export interface Orders {
  stops: string[];
  hold: boolean;
  words: string[];
  ends: string[];
}

/** ``sent`` comes back unchanged in ``pong``. */
export interface Ping {
  type: "ping";
  sent?: number;
  id?: number;
}

export interface Pong {
  type: "pong";
  re: number;
  sent: number;
  at: number;
}

/** Ask the table to take back my last answer, or several. Everything after it is taken back with it. */
export interface ProposeUndo {
  type: "undo";
  answers?: number;
  id?: number;
}

/** The reasons; none if the answer can be given. */
export interface Reasons {
  type: "reasons";
  re: number;
  key: string;
  reasons: Why[];
}

/** Nothing was changed. ``illegal`` names the clause that forbids it. */
export interface Refused {
  type: "refused";
  re: number;
  kind: "forbidden" | "illegal" | "malformed" | "stale" | "too_fast" | "unavailable";
  message: string;
  clause: string;
}

export interface Say {
  type: "chat";
  text: string;
  id?: number;
}

/** One chair. */
export interface SeatState {
  seat: number;
  name: string;
  who: "bot" | "empty" | "person";
  bot: string;
  present: boolean;
  away_since: number | null;
  contributed: boolean;
  host: boolean;
  deck: string;
}

/** One way to play a game. */
export interface Setting {
  players: number;
  edition?: string;
  options?: Record<string, string | number | boolean>;
  decks?: string[];
}

/** Speak this language from now on. Gets ``whole``. */
export interface Speak {
  type: "language";
  lang: string;
  id?: number;
}

/** Send me the whole view, because I have missed something. */
export interface Sync {
  type: "sync";
  id?: number;
}

/** What the table has agreed on besides the game's own rules. */
export interface TableRules {
  clock?: Clock;
  undo?: "everyone" | "majority" | "never";
  spectators?: boolean;
  listed?: boolean;
  window?: number;
  bot_pace?: number;
  takeover?: number;
  delay?: number;
  seating?: "chosen" | "random";
}

/** Everything about a table except the game on it. Public. */
export interface TableState {
  id: string;
  name: string;
  game: string;
  title: string;
  setting: Setting;
  rules: TableRules;
  phase: "closed" | "gathering" | "over" | "playing";
  seats: SeatState[];
  fairness: Fairness;
  created: number;
  spectators: number;
  undo: UndoProposal | null;
  scores: number[] | null;
  record: string;
  trouble: string;
  decks: string[];
  until: number | null;
}

/** A seat asks to take back answers. */
export interface UndoProposal {
  proposal: number;
  seat: number;
  answers: number;
  reveals: boolean;
  needed: number;
  yes: number[];
  no: number[];
  until: number;
  asked: number[];
}

/** What changed. ``seq`` is one more than that of the message before (``whole`` or ``update``); otherwise send ``sync``. A field that is missing has not changed. */
export interface Update {
  type: "update";
  seq: number;
  at: number;
  events?: LogLine[];
  view?: Record<string, unknown>;
  decision?: Asked | null;
  doing?: string;
  clock?: ClockState | null;
  table?: TableState;
  chat?: ChatLine[];
  yields?: string[];
  orders?: Orders;
  you?: You;
  bot_reasons?: BotReason[];
}

export interface Vote {
  type: "vote";
  proposal: number;
  yes: boolean;
  id?: number;
}

/** Everything. It comes first, after a gap, after an undo, on ``sync`` and when the language changes. Forget what you had before. */
export interface Whole {
  type: "whole";
  seq: number;
  protocol: number;
  at: number;
  lang: string;
  you: You;
  table: TableState;
  game: GameState | null;
  chat: ChatLine[];
  yields: string[];
  orders: Orders;
}

export interface Why {
  clause: string;
  text: string;
}

/** Why can I not give this answer now? Gets ``reasons``. */
export interface WhyNot {
  type: "why_not";
  key: string;
  id?: number;
}

/** Standing yields: answer ``pass`` for me at once whenever it is offered in one of these kinds of decision (``*``: in all). Replaces the ones before; an empty list ends them. */
export interface Yield {
  type: "yields";
  kinds: string[];
  until?: string;
  id?: number;
}

/** Who the server takes this connection for. */
export interface You {
  seat: number | null;
  host: boolean;
  account: string;
  admin: boolean;
  deck: string;
}

export type ClientMessage = Hello | Answer | WhyNot | Explain | Ping | Say | Sync | Speak | Yield | Order | Hold | Learn | Contribute | ProposeUndo | Vote | AskLog;

export type ServerMessage = Whole | Update | Accepted | Refused | Reasons | Explanation | LogPart | Pong | Goodbye;
