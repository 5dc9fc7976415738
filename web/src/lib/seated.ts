/** Sitting down: keep the token, go to the table. */
import { api } from "./api";
import type { NewTable, Seated } from "./rest";
import { router } from "./router.svelte";
import { keepSeat } from "./seats";
import { settings } from "./settings.svelte";

/** Randomness of this browser's own, so that nobody can know the shuffle before. */
export function ownRandomness(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A person's own words, and randomness so that they need not be good ones. */
export function ownWords(words: string): string {
  return [words.trim(), ownRandomness()].filter(Boolean).join(" ");
}

export function sit(seated: Seated, name: string): void {
  keepSeat(seated.table.id, seated.token, seated.table.title, name);
  router.go(`/t/${seated.table.id}`);
}

export async function makeTable(table: NewTable, name: string, words = ""): Promise<void> {
  if (name) {
    settings.name = name;
    settings.keep();
  }
  sit(await api.make({ ...table, contribution: ownWords(words) }), name);
}
