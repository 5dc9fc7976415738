import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import Chat from "./Chat.svelte";

const line = (text: string) => ({ n: 1, at: 0, seat: 0, name: "Anna", text });

describe("chat", () => {
  it("links to a table of this server, and to nothing else", () => {
    const here = `${location.origin}/t/0123456789abcdef`;
    render(Chat, { lines: [line(`again? ${here} now`)], say: null });
    expect(screen.getByRole("link", { name: here }).getAttribute("href")).toBe("/t/0123456789abcdef");
    expect(screen.getByRole("log").textContent).toContain("again?");
  });

  it.each(["https://elsewhere.example/t/0123456789abcdef", "javascript:alert(1)", "<a href=/t/1>x</a>"])(
    "leaves %s as it was said",
    (text) => {
      render(Chat, { lines: [line(text)], say: null });
      expect(screen.queryByRole("link")).toBeNull();
      expect(screen.getByRole("log").textContent).toContain(text);
    },
  );
});
