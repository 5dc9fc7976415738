/** What is printed on a card, from the facts that the server sends. */
import type { Card } from "../../lib/rest";
import type { IconName } from "../../parts/Icon.svelte";
import { NORMAL } from "./table";
import type { Minion } from "./view";

export type Sort =
  | "vampire"
  | "imbued"
  | "master"
  | "action"
  | "political"
  | "equipment"
  | "retainer"
  | "ally"
  | "modifier"
  | "reaction"
  | "combat"
  | "event"
  | "conviction"
  | "power"
  | "reflex";

const SORTS: Record<string, Sort> = { "political action": "political", "action modifier": "modifier" };

export const SORT_ICONS: Record<Sort, IconName> = {
  vampire: "coffin",
  imbued: "flame",
  master: "crown",
  action: "play",
  political: "scales",
  equipment: "shield",
  retainer: "people",
  ally: "person",
  modifier: "skip",
  reaction: "eye",
  combat: "blades",
  event: "star",
  conviction: "ring",
  power: "hand",
  reflex: "hourglass",
};

export interface Face {
  key: number;
  name: string;
  /** The type in the reader's language. */
  kind: string;
  sorts: Sort[];
  /** The text of the card in our words; the official text if we have none. */
  text: string;
  /** The official text, empty for a card of our own. */
  official: string;
  note: string;
  coverage: string;
  capacity: number;
  group: number;
  clan: string;
  clans: string[];
  sect: string;
  title: string;
  disciplines: string[];
  pool: number;
  blood: number;
  conviction: number;
  life: number;
  bleed: number;
  strength: number;
  traits: string[];
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const list = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);

export function faceOf(card: Card): Face {
  const printed = card.printed ?? {};
  const official = Number(card.id) > 0 ? card.text : "";
  return {
    key: Number(card.id),
    name: card.name,
    kind: card.kind,
    sorts: (card.marks ?? []).map((mark) => SORTS[mark] ?? (mark as Sort)),
    text: official ? card.made || official : card.text,
    official,
    note: card.note ?? "",
    coverage: card.coverage ?? "",
    capacity: number(printed.capacity),
    group: number(printed.group),
    clan: text(printed.clan),
    clans: list(printed.clans),
    sect: text(printed.sect),
    title: text(printed.title),
    disciplines: list(printed.disciplines),
    pool: number(printed.pool),
    blood: number(printed.blood),
    conviction: number(printed.conviction),
    life: number(printed.life),
    bleed: number(printed.bleed),
    strength: number(printed.strength),
    traits: list(printed.traits),
  };
}

export const isCrypt = (face: Face): boolean => face.sorts[0] === "vampire" || face.sorts[0] === "imbued";
export const isMinion = (face: Face): boolean => isCrypt(face) || face.sorts.includes("ally");

/** A hue for a word; the same word always has the same hue. */
export function hue(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 3600;
  return sum % 360;
}

/** The traits of a card that are shown beside its type. */
export const WORN = new Set(["weapon", "gun", "melee weapon", "vehicle", "location", "unique", "trifle", "hunting ground", "limited"]);

/** The numbers of a minion that are not those that a vampire, or this ally's card, usually has. */
export function differing(minion: Minion, face: Face | undefined): { what: keyof typeof NORMAL; amount: number }[] {
  const usual = (what: keyof typeof NORMAL): number => {
    if (face?.sorts[0] === "vampire") return NORMAL[what];
    return what === "bleed" || what === "strength" ? (face?.[what] ?? NORMAL[what]) : 0;
  };
  return (Object.keys(NORMAL) as (keyof typeof NORMAL)[]).map((what) => ({ what, amount: minion[what] ?? NORMAL[what] })).filter(({ what, amount }) => amount !== usual(what));
}
