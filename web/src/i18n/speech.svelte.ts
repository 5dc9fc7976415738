/** The interface's own words, which the server has in every language. What a game says comes in the same language. */
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/wire";
import type { LanguageLine, PageWords } from "../lib/rest";
import en from "./en";

export type Key = keyof typeof en;
/** A message: a text with gaps, or pieces, some of which are said in several ways (one card, two cards). */
export type Text = string | (string | Way)[];
export interface Way {
  /** The gap whose value decides which way is taken. */
  by: string;
  ways: Record<string, Text>;
  other: string;
}
type Values = Record<string, string | number>;

let messages = $state.raw<Partial<Record<Key, Text>>>(en);
let known = $state.raw<LanguageLine[]>([]);

/** All languages of the server, by their own names. */
export function languages(): LanguageLine[] {
  return known;
}

/** Use the first of these languages that the server has. */
export async function speak(...wanted: Lang[]): Promise<void> {
  const answer = await fetch(`/api/v1/words?wanted=${encodeURIComponent(wanted.join(","))}`);
  if (!answer.ok) throw new Error(answer.statusText);
  const words = (await answer.json()) as PageWords;
  messages = words.messages as Partial<Record<Key, Text>>;
  known = words.languages;
  settings.lang = words.lang;
  settings.show();
}

export function t(key: Key, values: Values = {}): string {
  return fill(messages[key] ?? en[key], values);
}

export function fill(text: Text, values: Values): string {
  if (typeof text === "string") return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  return text.map((part) => fill(typeof part === "string" ? part : way(part, values), values)).join("");
}

function way(part: Way, values: Values): Text {
  const value = values[part.by] ?? "";
  const counted = typeof value === "number" ? new Intl.PluralRules(settings.lang).select(value) : "";
  return part.ways[value] ?? part.ways[counted] ?? part.ways[part.other] ?? "";
}

export function when(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
