/** A card of the hand can also be carried to a minion or onto the table, by mouse, pen or finger. */
import type { Attachment } from "svelte/attachments";

import type { Play } from "./play.svelte";

/** A pointer that moves less than this, in pixels, has pressed a card and not dragged it. */
const FAR = 9;

interface Carried {
  thing: string;
  pointer: number;
  x: number;
  y: number;
  slot: HTMLElement;
}

export function thingAt(x: number, y: number): string {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-thing]")?.dataset.thing ?? "";
}

export function dragging(play: Play): Attachment<HTMLElement> {
  return (hand) => {
    let carried: Carried | null = null;
    let ghost: HTMLElement | null = null;

    const lift = (from: Carried): HTMLElement => {
      const copy = from.slot.cloneNode(true) as HTMLElement;
      copy.classList.add("vtes-carried");
      for (const each of [copy, ...copy.querySelectorAll("[data-thing]")]) each.removeAttribute("data-thing");
      copy.setAttribute("aria-hidden", "true");
      copy.style.fontSize = getComputedStyle(from.slot).fontSize;
      document.body.append(copy);
      return copy;
    };
    const end = (): void => {
      ghost?.remove();
      ghost = null;
      carried = null;
      play.over = "";
    };
    const down = (event: PointerEvent): void => {
      const slot = (event.target as Element).closest<HTMLElement>("[data-thing]");
      const thing = slot?.dataset.thing ?? "";
      if (!slot || event.button || !play.ways.some((way) => way.path.includes(thing))) return;
      carried = { thing, slot, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!carried || event.pointerId !== carried.pointer) return;
      if (!ghost) {
        const [dx, dy] = [event.clientX - carried.x, event.clientY - carried.y];
        // A finger that goes sideways leafs through the hand.
        if (Math.hypot(dx, dy) < FAR || (event.pointerType === "touch" && Math.abs(dx) > Math.abs(dy))) return;
        hand.setPointerCapture(carried.pointer);
        play.clear();
        play.picked = [carried.thing];
        ghost = lift(carried);
      }
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
      const thing = thingAt(event.clientX, event.clientY);
      play.over = play.isLit(thing) ? thing : "";
    };
    const up = (event: PointerEvent): void => {
      const thing = carried?.thing ?? "";
      const flying = ghost !== null;
      end();
      if (!flying) return;
      const target = document.elementFromPoint(event.clientX, event.clientY);
      // The click that follows would press what lies under the pointer.
      const swallow = (click: MouseEvent): void => click.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
      if (target?.closest(".vtes-hand")) play.clear();
      else play.drop(thing, target?.closest<HTMLElement>("[data-thing]")?.dataset.thing ?? "");
    };
    const cancel = (): void => {
      if (ghost) play.clear();
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
