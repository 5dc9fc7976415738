import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { Show } from "..";
import Board from "./Board.svelte";
import { columns } from "./columns";

describe("a game without a board", () => {
  it("finds what is counted for each seat, in lists and in lists of players", () => {
    expect(columns({ pool: [30, 28], turn: 3, faces: [1, null], names: ["a"], out_of_turn: [0, 1] }, 2)).toEqual([
      { name: "pool", values: ["30", "28"] },
      { name: "out of turn", values: ["0", "1"] },
    ]);
    expect(columns({ players: [{ blood: 3, hand: [1] }, { blood: 9, hand: [] }] }, 2)).toEqual([
      { name: "blood", values: ["3", "9"] },
    ]);
    expect(columns({ pool: [] }, 0)).toEqual([]);
  });

  it("shows the seats and answers with the option pressed", () => {
    const answer = vi.fn();
    const show = {
      view: { pool: [30, 28] },
      asked: { decision: 7, seat: 0, kind: "x", clause: "", source: 0, text: "Block?", options: [{ key: "pass", text: "Pass" }] },
      doing: "",
      news: "Anna bleeds.",
      me: 0,
      names: ["Anna", "Bela"],
      seats: [],
      clock: null,
      skew: 0,
      stage: null,
      telling: false,
      sent: "",
      live: true,
      answer,
      whyNot: () => Promise.resolve([]),
      explain: () => Promise.resolve(""),
      hurry: () => undefined,
    } as unknown as Show;
    render(Board, { show });
    expect(screen.getByRole("row", { name: /Anna.* 30/ })).toBeTruthy();
    screen.getByRole("button", { name: "Pass" }).click();
    expect(answer).toHaveBeenCalledWith("pass");
  });
});
