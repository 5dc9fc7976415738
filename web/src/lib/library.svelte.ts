/** Cards and clauses, fetched once per game and language. */
import { api } from "./api";
import type { Card, ClauseLine } from "./rest";
import { settings } from "./settings.svelte";

class Shelf<T> {
  private found = $state.raw<Record<string, T[]>>({});
  private asked = new Set<string>();

  constructor(private readonly fetch: (game: string) => Promise<T[]>) {}

  /** What was fetched so far; the first call fetches the rest. */
  of(game: string): T[] {
    const key = `${game} ${settings.lang}`;
    const there = this.found[key];
    if (!there && !this.asked.has(key)) {
      this.asked.add(key);
      void this.fetch(game).then(
        (items) => (this.found = { ...this.found, [key]: items }),
        () => this.asked.delete(key),
      );
    }
    return there ?? [];
  }
}

export const cards = new Shelf<Card>((game) => api.cards(game));
export const clauses = new Shelf<ClauseLine>((game) => api.rules(game));
