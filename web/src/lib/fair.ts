/** The check of the shuffle, step by step as docs/record.md gives it. */
import { secretCommitment, seedCommitment, seedOf } from "./verify.js";
import type { Fairness } from "./wire";

export interface Step {
  what: "secret" | "seed" | "header";
  expected: string;
  found: string;
  ok: boolean;
}

export function check(fairness: Fairness): Step[] {
  const { secret, contributions, terms } = fairness;
  const made: Omit<Step, "ok">[] = [
    { what: "secret", expected: fairness.commitment, found: secretCommitment(secret) },
    { what: "seed", expected: fairness.seed, found: seedOf(secret, contributions, terms) },
    { what: "header", expected: fairness.seed_commitment, found: seedCommitment(fairness.seed) },
  ];
  return made.map((step) => ({ ...step, ok: step.expected === step.found }));
}
