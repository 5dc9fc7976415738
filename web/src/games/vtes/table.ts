/** Reading a view: where things lie and who sits where. */
import type { Minion, Picture, View as Raw } from "./view";

export type View = Raw & Picture;
export type Going = Picture["going"][number];

export const NONE = -1;
export const REGION = {
  library: 0,
  crypt: 1,
  hand: 2,
  uncontrolled: 3,
  ready: 4,
  torpor: 5,
  play: 6,
  ash: 7,
  removed: 8,
  limbo: 9,
  waiting: 10,
  contested: 11,
  research: 12,
  incapacitated: 13,
} as const;
export type Region = keyof typeof REGION;

export function cardsIn(view: View, region: Region, seat: number): number[] {
  return view.regions[REGION[region]]?.[seat] ?? [];
}

export const NOBODY: Minion = {};

/** The seats as they sit around a reader: her prey first, her predator last, then herself. */
export function around(view: View, me: number): number[] {
  const seats = view.pool.length;
  const from = me >= 0 ? me + 1 : 0;
  return Array.from({ length: me >= 0 ? seats - 1 : seats }, (_, i) => (from + i) % seats);
}

export function predatorOf(view: View, seat: number): number {
  return view.prey.indexOf(seat);
}

/** Numbers that a minion has when nothing changes them. */
export const NORMAL = { bleed: 1, strength: 1, stealth: 0, intercept: 0 } as const;
/** Where a number of a minion comes from. */
export const CLAUSES: Record<string, string> = {
  bleed: "action.bleed.amount-default",
  strength: "combat.hand.default-vampire",
  stealth: "block.stealth.default-zero",
  intercept: "block.intercept.default-zero",
  hunt: "action.hunt.gain",
  votes: "politics.votes.title-per-vampire",
  ballots: "politics.prisci.one-ballot",
  capacity: "card.crypt.blood-cap",
};
