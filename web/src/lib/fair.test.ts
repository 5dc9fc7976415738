import { describe, expect, it } from "vitest";

import { check } from "./fair";
import { Source } from "./verify.js";

describe("the check of the shuffle", () => {
  const right = {
    commitment: "28dd4602e9fb69e5be84cb0bb4b5493903a618134d29e6bd01e1456217b3531d",
    contributions: [[0, "one"], [2, "two: three"]] as [number, string][],
    seed_commitment: "cb579a066926dc7e20bcd8ded0c641f814f9492c0f3efeba8477784a7cfa1e17",
    secret: "ab".repeat(32),
    seed: "44554f5c44ffa708cf9c39358d6c3e38cc9ce50600966e61ad72bd463fafdbe6",
    known: false, seating: [], decks: [], terms: "",
  };

  it("agrees with the server's own", () => {
    expect(check(right).map((step) => step.ok)).toEqual([true, true, true]);
  });

  it("hashes what was agreed into the seed", () => {
    const bound = { ...right, terms: '{"game":"vendetta"}' };
    expect(check(bound)[1]!.found).toBe("d23db5beefcb930488db650aa1ec7343525500e0fbdf8fca2840cb904ef10ab2");
  });

  it("finds another secret, another contribution, another seed", () => {
    expect(check({ ...right, secret: "cd".repeat(32) }).map((step) => step.ok)).toEqual([false, false, true]);
    expect(check({ ...right, contributions: [[0, "one"]] }).map((step) => step.ok)).toEqual([true, false, true]);
    expect(check({ ...right, seed: "00".repeat(32) }).map((step) => step.ok)).toEqual([true, false, false]);
  });

  it("draws every number below the limit and no other", () => {
    const source = new Source(right.seed);
    const drawn = new Set(Array.from({ length: 200 }, () => source.draw(6)));
    expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
