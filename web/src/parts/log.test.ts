import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { LogLine } from "../lib/wire";
import Log from "./Log.svelte";

let n = 0;
const draws = (seat: number, text: string, kind = "drawn"): LogLine => ({ n: n++, kind, fields: { seat, card: n, face: null }, text });
const lines: LogLine[] = [
  draws(0, "Anna draws Majesty."),
  draws(0, "Anna draws Deflection."),
  draws(0, "Anna takes Ozmo from the crypt.", "drawn-crypt"),
  ...Array.from({ length: 7 }, () => draws(1, "Bob draws a card.")),
  draws(2, "Cleo draws a card."),
  { n: n++, kind: "edge", fields: { seat: 2 }, text: "Cleo gains the Edge." },
  draws(2, "Cleo draws a card."),
];

describe("draws in a row", () => {
  const told = (): string[] => screen.getAllByRole("listitem").map((each) => each.textContent?.trim() ?? "");

  it("are one line for each seat and pile, and nothing else is folded", () => {
    render(Log, { lines, names: ["Anna", "Bob", "Cleo"] });
    expect(told()).toEqual(["▸Anna draws 2 cards.", "Anna takes Ozmo from the crypt.", "▸Bob draws 7 cards.", "Cleo draws a card.", "Cleo gains the Edge.", "Cleo draws a card."]);
  });

  it("open to the single lines", async () => {
    render(Log, { lines, names: ["Anna", "Bob", "Cleo"] });
    await fireEvent.click(screen.getByRole("button", { name: /Anna draws 2 cards/ }));
    expect(told().slice(0, 3)).toEqual(["▾Anna draws 2 cards.", "Anna draws Majesty.", "Anna draws Deflection."]);
  });
});
