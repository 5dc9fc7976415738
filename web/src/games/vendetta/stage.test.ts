import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Stage } from "./story.svelte";

describe("what has just changed", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is one number where it happens in one moment, and two where one can follow both", () => {
    const stage = new Stage();
    stage.change(0, -1, "blood", 3);
    stage.change(0, -1, "blood", 2);
    stage.change(0, -1, "influence", 1);
    stage.change(1, -1, "blood", 4);
    expect(stage.deltas.map(({ seat, what, amount }) => [seat, what, amount])).toEqual([
      [0, "blood", 5],
      [0, "influence", 1],
      [1, "blood", 4],
    ]);
    vi.advanceTimersByTime(400);
    stage.change(0, -1, "blood", -1);
    expect(stage.deltas.filter((delta) => delta.seat === 0 && delta.what === "blood").map((delta) => delta.amount)).toEqual([5, -1]);
    vi.advanceTimersByTime(2000);
    expect(stage.deltas).toEqual([]);
  });

  it("says nothing of what comes and goes in the same moment", () => {
    const stage = new Stage();
    stage.change(0, 2, "power", 2);
    stage.change(0, 2, "power", -2);
    expect(stage.deltas).toEqual([]);
  });
});
