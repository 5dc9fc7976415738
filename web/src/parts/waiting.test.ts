import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { TableState } from "../lib/wire";
import Waiting from "./Waiting.svelte";

const table = {
  id: "0123456789abcdef",
  game: "vendetta",
  title: "Vendetta",
  setting: { players: 4 },
  rules: { seating: "chosen" },
  seats: [{ seat: 0, name: "Anna", who: "person", bot: "", host: true, contributed: false, present: true, away_since: null }],
  fairness: { commitment: "ab".repeat(32) },
} as unknown as TableState;

describe("before the deal", () => {
  it("adds a person's own words to the shuffle, with chance of the browser's own", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("[]")));
    const oncontribute = vi.fn(() => Promise.resolve({}));
    render(Waiting, { table, you: { seat: 0, host: true, account: "", admin: false, deck: "" }, token: () => "", onseat: () => undefined, oncontribute });
    expect(document.body.textContent).toContain("ab".repeat(32));
    const add = screen.getByRole("button", { name: "Add" });
    expect((add as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.input(screen.getByLabelText(/own words/), { target: { value: " the rain in Turin " } });
    await fireEvent.click(add);
    expect(oncontribute).toHaveBeenCalledWith(expect.stringMatching(/^the rain in Turin [0-9a-f]{24}$/));
    expect(await screen.findByText(/Added\./)).toBeTruthy();
  });
});
