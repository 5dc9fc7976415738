/** What is printed on a card, read from the facts that the server sends in words. */
import type { Card } from "../../lib/rest";
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
  const sort = SORTS.find((each) => each === facts.sort) ?? (facts.clan ? "clan" : "ally");
  return {
    id: Number(card.id),
    sort,
    name: card.name,
    kind: card.kind,
    title: text(facts.title),
    text: card.text,
    note: card.note ?? "",
    clan: text(facts.clan),
    power: number(facts.power),
    step: text(facts.step),
    vampire: Boolean(facts.vampire) && facts.vampire !== "no",
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
