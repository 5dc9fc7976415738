/** Faces of cards, fetched by their keys as they come into sight, many at once. */
import { SvelteMap } from "svelte/reactivity";

import { api } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import { faceOf, type Face } from "./faces";

const MOST = 100;

class Shelf {
  private found = new SvelteMap<string, Face>();
  private asked = new Set<string>();
  private wanted = new Map<string, Set<number>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The face of a card; undefined until it was fetched, which the first call begins. */
  face(key: number, edition: string): Face | undefined {
    const full = `${settings.lang} ${edition} ${key}`;
    const there = this.found.get(full);
    if (!there) this.want(key, edition, full);
    return there;
  }

  private want(key: number, edition: string, full: string): void {
    if (this.asked.has(full)) return;
    this.asked.add(full);
    const wanted = this.wanted.get(edition) ?? new Set();
    this.wanted.set(edition, wanted.add(key));
    this.timer ??= setTimeout(() => this.fetch(), 0);
  }

  private fetch(): void {
    this.timer = undefined;
    const wanted = this.wanted;
    this.wanted = new Map();
    for (const [edition, keys] of wanted)
      for (let at = 0, all = [...keys]; at < all.length; at += MOST) void this.some(all.slice(at, at + MOST), edition);
  }

  private async some(keys: number[], edition: string): Promise<void> {
    const lang = settings.lang;
    try {
      for (const card of await api.someCards("vtes", keys.map(String), edition))
        this.found.set(`${lang} ${edition} ${card.id}`, faceOf(card));
    } catch {
      for (const key of keys) this.asked.delete(`${lang} ${edition} ${key}`); // asked again when it is next looked at
    }
  }
}

export const shelf = new Shelf();
