import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import en from "./en";
import { fill, type Text } from "./speech.svelte";

const SOURCES = join(import.meta.dirname, "..");

function files(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

const code = files(SOURCES)
  .filter((path) => /\.(ts|svelte)$/.test(path) && !/(i18n|messages)\/\w+\.ts$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
/** Keys with a variable: `vendetta.clan.${clan}` stands for all keys that begin so. */
const families = [...code.matchAll(/`([a-z.]+\.)\$\{/g)].map((match) => match[1]!);

describe("messages", () => {
  it("fills gaps, and says one and many as the language counts", () => {
    const cards: Text = [{ by: "n", ways: { one: "{n} card", other: "{n} cards" }, other: "other" }, " of {name}"];
    expect(fill(cards, { n: 1, name: "Anna" })).toBe("1 card of Anna");
    expect(fill(cards, { n: 0, name: "Anna" })).toBe("0 cards of Anna");
  });

  it("says everything that it could say", () => {
    const unused = Object.keys(en).filter(
      (key) => !code.includes(`"${key}"`) && !families.some((family) => key.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });

  it("finds a message that nothing says", () => {
    expect(code.includes('"lobby.play"')).toBe(true);
    expect(code.includes('"lobby.nonsense"')).toBe(false);
  });
});
