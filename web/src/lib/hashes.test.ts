import { describe, expect, it } from "vitest";

import { check } from "./fair";
import { blake2b, sha256 } from "./hashes";

describe("hashes agree with Python's hashlib", () => {
  it("sha256", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("praxis-secret\nabc")).toBe("d1ae75b1e19ecf65a0fa50c6bdc9cabbf15a1a8a2b15253359c2970b6628289a");
    expect(sha256("é".repeat(100))).toBe("f42ec48e1e4b487e590e0b3d4e58437c8327efa855d769709f4942a4f73a7eb6");
  });

  it("blake2b with a person string", () => {
    expect(blake2b(new Uint8Array(32).fill(7), 32, "praxis-seed")).toBe("e0a800c86ac411f189c8456a773291e6f6ebe88da3e80db496d98bdaa309c37c");
  });
});

describe("the check of the shuffle", () => {
  const right = {
    commitment: "28dd4602e9fb69e5be84cb0bb4b5493903a618134d29e6bd01e1456217b3531d",
    contributions: [[0, "one"], [2, "two: three"]] as [number, string][],
    seed_commitment: "cb579a066926dc7e20bcd8ded0c641f814f9492c0f3efeba8477784a7cfa1e17",
    secret: "ab".repeat(32),
    seed: "44554f5c44ffa708cf9c39358d6c3e38cc9ce50600966e61ad72bd463fafdbe6",
    known: false,
  };

  it("agrees with the server's own", () => {
    expect(check(right).map((step) => step.ok)).toEqual([true, true, true]);
  });

  it("finds another secret, another contribution, another seed", () => {
    expect(check({ ...right, secret: "cd".repeat(32) }).map((step) => step.ok)).toEqual([false, false, true]);
    expect(check({ ...right, contributions: [[0, "one"]] }).map((step) => step.ok)).toEqual([true, false, true]);
    expect(check({ ...right, seed: "00".repeat(32) }).map((step) => step.ok)).toEqual([true, false, false]);
  });
});
