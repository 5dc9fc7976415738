import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

import type { LogLine } from "../../lib/wire";
import { Stage, STEPS, teller, tokensOf } from "./story.svelte";
import type { View } from "./view";

const ROOT = join(import.meta.dirname, "../../../..");
type Frames = { events: LogLine[]; view: View }[];

function game(seed: number): Record<"0" | "-1", Frames> {
  const python = process.env.PRAXIS_PYTHON;
  if (!python) throw new Error("run the tests with python tools/web.py test: they play a real game");
  const made = execFileSync(python, ["tools/web_fixture.py", String(seed)], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: ROOT },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(made.toString()) as Record<"0" | "-1", Frames>;
}

/** The fields of the view that the events must bring about by themselves. */
function shown(view: View): unknown {
  return {
    ambition: view.ambition,
    round: view.round,
    allies: view.allies_at,
    players: view.players.map((player) => ({
      clan: player.clan,
      blood: player.blood,
      influence: player.influence,
      tokens: [player.red, player.grey],
      hand: player.hand.length,
      alliance: [...player.alliance].sort(),
      drained: [...player.drained].sort(),
      eliminated: player.eliminated,
      places: player.positions.map((at) => ({
        cards: at.cards.map((card, i) => `${card}${at.face_down[i] ? " down" : ""}`).sort(),
        blood: at.blood,
      })),
    })),
  };
}

describe.each([1, 2, 3])("game %i", (seed) => {
  const told = game(seed);

  it.each(["0", "-1"] as const)("told event by event ends where the server's view is, for reader %s", (reader) => {
    const frames = told[reader];
    let before = frames[0]!.view;
    for (const [at, frame] of frames.entries()) {
      if (at === 0) continue;
      const draft = structuredClone(before);
      const stage = teller.stage(draft as never) as Stage;
      for (const line of frame.events) {
        const wait = teller.tell(draft as never, stage, line);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThan(2000);
      }
      const what = `after answer ${at}: ${frame.events.map((line) => line.kind).join(", ")}`;
      expect(shown(draft), what).toEqual(shown(frame.view));
      before = frame.view;
    }
  });

  it("shows a stage that fits the view after every answer", () => {
    for (const frame of told["0"]) {
      const stage = teller.stage(frame.view as never) as Stage;
      const resolving = frame.view.stack.some((each) => each.name === "ResolveLocation");
      expect(stage.location >= 0).toBe(resolving);
      if (resolving) expect(STEPS).toContain(stage.step);
    }
  });

  it("never tells how another has chosen", () => {
    for (const frame of told["-1"])
      for (const token of Object.values(tokensOf(frame.view))) expect(["hidden", "waiting"]).toContain(token);
  });
});
