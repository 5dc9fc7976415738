/** How the page lets a person follow: events are told one after the other, each with a moment to look at it. */
import type { LogLine } from "./wire";

export type View = Record<string, unknown>;

/** How one game tells events. `Stage` is what is shown besides the view: who is lit, what just changed. */
export interface Teller {
  /** The stage at the beginning, made of the view. */
  stage(view: View): unknown;
  /** Puts one event over the view (a copy, free to be changed) and the stage; gives how many ms to look at it. */
  tell(view: View, stage: unknown, line: LogLine): number;
  /** Everything up to this view was told: brings the stage into line with it. */
  settle(view: View, stage: unknown): void;
  /** The fields of the view that `tell` may change; without it, any. What is not copied need not be drawn anew. */
  touches?: readonly string[];
}

/** A copy of the view that the teller may change. */
export function draftOf(view: View | null, teller: Teller): View {
  if (!view || !teller.touches) return structuredClone(view ?? {});
  const draft = { ...view };
  for (const field of teller.touches) draft[field] = structuredClone(draft[field]);
  return draft;
}

/** A factor on the time for each event, by the person's choice. */
export const PACE = { slow: 1.7, normal: 1, quick: 0.35, none: 0 };

export const NOBODY_TELLS: Teller = { stage: () => null, tell: () => 0, settle: () => undefined };
