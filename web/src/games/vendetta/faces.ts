/** What is printed on a card, read from the facts that the server sends in words. */
import type { Card } from "../../lib/rest";
import { CLANS } from "./clans";
import type { IconName } from "../../parts/Icon.svelte";

export type Sort = "clan" | "ally" | "victim" | "location" | "relic";

export interface Face {
  id: number;
  sort: Sort;
  name: string;
  kind: string;
  title: string;
  text: string;
  note: string;
  clan: string;
  power: number;
  step: string;
  vampire: boolean;
  influence: number;
  feeding: number;
  drain: number;
  drained: number;
}

const number = (value: unknown): number => (typeof value === "number" ? value : Number(value ?? 0) || 0);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const SORTS: Sort[] = ["clan", "ally", "victim", "location", "relic"];

export function faceOf(card: Card): Face {
  const facts = card.facts ?? {};
  const marks = card.marks ?? [];
  return {
    id: Number(card.id),
    sort: SORTS.find((each) => marks.includes(each)) ?? "ally",
    name: card.name,
    kind: card.kind,
    title: text(facts.title),
    text: card.text,
    note: card.note ?? "",
    clan: CLANS.find((each) => marks.includes(each)) ?? "",
    power: number(facts.power),
    step: Object.keys(STEP_ICONS).find((each) => marks.includes(each)) ?? "",
    vampire: marks.includes("vampire"),
    influence: number(facts.influence),
    feeding: number(facts.feeding),
    drain: number(facts.drain),
    drained: number(facts.drained),
  };
}

export const STEP_ICONS: Record<string, IconName> = {
  withdraw: "door",
  reveal: "eye",
  preparation: "hourglass",
  conflict: "blades",
  consequences: "scales",
  passive: "ring",
};
