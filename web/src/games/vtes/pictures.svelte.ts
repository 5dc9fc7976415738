/** Pictures of cards that the host of this server has; none are shipped. */
import { SvelteSet } from "svelte/reactivity";

import { api } from "../../lib/api";
import type { Face } from "./faces";

class Pictures {
  private address = $state("");
  /** Pictures that could not be loaded: our own drawing stays for them. */
  private missing = new SvelteSet<string>();
  private asked = false;

  /** The address of a card's picture; empty if there is none. A card by hand, or an embraced vampire, has a key of its own above its id. */
  of(face: Face | undefined): string {
    if (!this.asked) {
      this.asked = true;
      void api.games().then(
        (games) => (this.address = games.find((game) => game.game === "vtes")?.images ?? ""),
        () => (this.asked = false),
      );
    }
    if (!this.address || !face || face.key <= 0) return "";
    const found = this.address.replaceAll("{id}", String(face.key % 10_000_000));
    return this.missing.has(found) ? "" : found;
  }

  lacks(address: string): void {
    this.missing.add(address);
  }
}

export const pictures = new Pictures();
