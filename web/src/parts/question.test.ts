import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";

import type { Show } from "../games";
import { settings } from "../lib/settings.svelte";
import Question from "./Question.svelte";

const show = {
  view: {},
  asked: {
    decision: 7,
    seat: 0,
    kind: "x",
    clause: "",
    source: 0,
    text: "Stay or leave?",
    help: "Nobody sees it before all have chosen.",
    options: [
      { key: "stay", text: "Stay" },
      { key: "leave", text: "Leave" },
    ],
  },
  telling: false,
  sent: "",
  live: true,
  news: "",
  doing: "",
  explain: (key: string) => Promise.resolve(key === "stay" ? "Your cards stay and take effect." : ""),
} as unknown as Show;

describe("a decision for who learns", () => {
  afterEach(() => void (settings.learn = false));

  it("says what it is about and what each option does", async () => {
    settings.learn = true;
    render(Question, { show });
    const about = await screen.findByText("Your cards stay and take effect.");
    const stay = screen.getByRole("button", { name: "Stay" });
    expect(stay.getAttribute("aria-describedby")).toBe(about.id);
    expect(screen.getByText(/Nobody sees it/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Leave" }).hasAttribute("aria-describedby")).toBe(false);
  });

  it("leaves who knows the game alone", async () => {
    render(Question, { show });
    await Promise.resolve();
    expect(screen.queryByText(/take effect/)).toBeNull();
    expect(screen.queryByText(/Nobody sees it/)).toBeNull();
  });
});
