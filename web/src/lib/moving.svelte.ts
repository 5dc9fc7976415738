/** Cards glide from where they were to where they are now, wherever on the board that is. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import { settings } from "./settings.svelte";

const LONGEST = 420;

interface Place {
  zone: string;
  box: DOMRect;
}

function places(root: HTMLElement): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const each of (root.parentElement ?? root).querySelectorAll<HTMLElement>("[data-card]"))
    found.set(each.dataset.card!, { zone: each.dataset.zone ?? "", box: each.getBoundingClientRect() });
  return found;
}

/** `watched` reads the values whose change may have moved cards. */
export function moving(watched: () => unknown): Attachment<HTMLElement> {
  return (root) => {
    let before = places(root);
    $effect(() => {
      void watched();
      void tick().then(() => {
        const now = places(root);
        if (!settings.still) glide(root, before, now);
        before = now;
      });
    });
  };
}

function glide(root: HTMLElement, before: Map<string, Place>, now: Map<string, Place>): void {
  for (const [card, { zone, box: to }] of now) {
    const was = before.get(card);
    // Where only the page was laid out anew, nothing has moved in the game.
    if (!was || was.zone === zone || !to.width || !was.box.width) continue;
    const from = was.box;
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    const element = (root.parentElement ?? root).querySelector<HTMLElement>(`[data-card="${card}"]`);
    element?.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`, transformOrigin: "0 0", zIndex: "9" },
        { transform: "none", transformOrigin: "0 0", zIndex: "9" },
      ],
      { duration: LONGEST, easing: "cubic-bezier(.2,.7,.2,1)" },
    );
  }
}
