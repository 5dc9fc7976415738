/** The check of the shuffle, step by step as docs/protocol.md gives it. */
import { blake2b, sha256, unhex } from "./hashes";
import type { Fairness } from "./wire";

export interface Step {
  what: "secret" | "seed" | "header";
  expected: string;
  found: string;
  ok: boolean;
}

export function check(fairness: Fairness): Step[] {
  const { secret, contributions } = fairness;
  const seed = sha256(["praxis-deal", secret, ...contributions.map(([seat, text]) => `${seat}:${text}`)].join("\n"));
  const made: Omit<Step, "ok">[] = [
    { what: "secret", expected: fairness.commitment, found: sha256(`praxis-secret\n${secret}`) },
    { what: "seed", expected: fairness.seed, found: seed },
    { what: "header", expected: fairness.seed_commitment, found: blake2b(unhex(fairness.seed), 32, "praxis-seed") },
  ];
  return made.map((step) => ({ ...step, ok: step.expected === step.found }));
}
