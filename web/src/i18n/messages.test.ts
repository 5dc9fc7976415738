import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import de from "./de";
import en from "./en";
import it_ from "./it";
import ja from "./ja";

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
/** Families named by a variable: `vendetta.clan.${clan}` stands for all that begin so. */
const families = [...code.matchAll(/`([a-z.]+\.)\$\{/g)].map((match) => match[1]!);

describe("messages", () => {
  const languages = { de, it: it_, ja };

  it.each(Object.entries(languages))("%s has every message and no other", (_, messages) => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.entries(languages))("%s keeps the places for names and numbers", (_, messages) => {
    const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const [key, text] of Object.entries(messages)) {
      expect(text.trim(), key).not.toBe("");
      expect(places(text), key).toEqual(places(en[key as keyof typeof en]));
    }
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
