/** Cards glide from where they were to where they are now, wherever on the board that is. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import { settings } from "../../lib/settings.svelte";

const LONGEST = 420;

function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const each of (root.parentElement ?? root).querySelectorAll<HTMLElement>("[data-card]"))
    found.set(each.dataset.card!, each.getBoundingClientRect());
  return found;
}

/** `watched` gives what, when it changes, may have moved cards. */
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

function glide(root: HTMLElement, before: Map<string, DOMRect>, now: Map<string, DOMRect>): void {
  for (const [card, to] of now) {
    const from = before.get(card);
    if (!from || !to.width || !from.width) continue;
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.hypot(dx, dy) < 24) continue;
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
