/** A card of the hand can also be carried to a place, by mouse, pen or finger; a press on it does the same. */
import type { Attachment } from "svelte/attachments";

import type { Play } from "./play.svelte";
import { NONE } from "./story.svelte";

/** A pointer that moves less than this, in pixels, has pressed a card and not dragged it. */
const FAR = 8;

interface Carried {
  card: number;
  pointer: number;
  x: number;
  y: number;
  slot: HTMLElement;
}

export function placeOf(target: Element | null): number {
  return Number(target?.closest<HTMLElement>("[data-place]")?.dataset.place ?? NONE);
}

export function dragging(play: Play): Attachment<HTMLElement> {
  return (hand) => {
    let carried: Carried | null = null;
    let ghost: HTMLElement | null = null;

    const lift = (from: Carried): HTMLElement => {
      const copy = from.slot.cloneNode(true) as HTMLElement;
      copy.classList.add("carried");
      copy.removeAttribute("data-card");
      copy.setAttribute("aria-hidden", "true");
      copy.style.fontSize = getComputedStyle(from.slot).fontSize;
      document.body.append(copy);
      return copy;
    };
    const end = (): void => {
      ghost?.remove();
      ghost = null;
      carried = null;
      play.over = NONE;
    };
    const down = (event: PointerEvent): void => {
      const slot = (event.target as Element).closest<HTMLElement>("[data-card]");
      const card = Number(slot?.dataset.card ?? NONE);
      if (!slot || event.button || !play.waysOf(card).some((each) => each.place !== NONE)) return;
      carried = { card, slot, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!carried || event.pointerId !== carried.pointer) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - carried.x, event.clientY - carried.y) < FAR) return;
        hand.setPointerCapture(carried.pointer);
        play.select(carried.card);
        ghost = lift(carried);
      }
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
      const place = placeOf(document.elementFromPoint(event.clientX, event.clientY));
      play.over = play.placeWays(place).length ? place : NONE;
    };
    const up = (event: PointerEvent): void => {
      if (!ghost) return end();
      const target = document.elementFromPoint(event.clientX, event.clientY);
      end();
      // The click that follows would press what lies under the pointer.
      const swallow = (click: MouseEvent): void => click.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      play.drop(placeOf(target), target?.closest<HTMLElement>("[data-key]")?.dataset.key ?? "");
    };
    const cancel = (): void => {
      if (ghost) play.select(NONE);
      end();
    };

    hand.addEventListener("pointerdown", down);
    hand.addEventListener("pointermove", move);
    hand.addEventListener("pointerup", up);
    hand.addEventListener("pointercancel", cancel);
    return () => {
      end();
      hand.removeEventListener("pointerdown", down);
      hand.removeEventListener("pointermove", move);
      hand.removeEventListener("pointerup", up);
      hand.removeEventListener("pointercancel", cancel);
    };
  };
}
