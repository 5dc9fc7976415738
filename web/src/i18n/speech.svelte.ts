/** The interface's own words. What a game says comes from the server, in the same language. */
import { settings } from "../lib/settings.svelte";
import type { Lang } from "../lib/wire";
import en from "./en";

export type Key = keyof typeof en;
export type Messages = Record<Key, string>;

const loaders: Record<Lang, () => Promise<{ default: Messages }>> = {
  en: () => Promise.resolve({ default: en }),
  de: () => import("./de"),
  it: () => import("./it"),
  ja: () => import("./ja"),
};

let messages = $state.raw<Messages>(en);

export async function speak(lang: Lang): Promise<void> {
  messages = (await loaders[lang]()).default;
  settings.lang = lang;
  settings.show();
}

export function t(key: Key, values: Record<string, string | number> = {}): string {
  return messages[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

export function when(at: number): string {
  return new Intl.DateTimeFormat(settings.lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
