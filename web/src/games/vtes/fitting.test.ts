import { describe, expect, it } from "vitest";

import { ACROSS, fitting, OWN, type Needs } from "./fitting";

const column = { width: 20, height: 35, grows: true };
const across = { width: 24, height: ACROSS, grows: false };
const own = { width: 64, height: OWN, grows: false };

/** Minions with so many cards on them. */
const with_ = (...on: number[]): Needs[] => on.map((each) => ({ on: each, rows: 0 }));

describe("how large a seat is drawn", () => {
  it("draws few minions large, with the names of what lies on them", () => {
    expect(fitting(with_(0, 2), 1, 1, false, false, column)).toEqual({ size: "roomy", strips: true });
  });

  it("draws many small, fanned", () => {
    expect(fitting(with_(...Array<number>(7).fill(3)), 0, 2, false, false, column)).toEqual({ size: "crowded", strips: false });
    expect(fitting(with_(...Array<number>(10).fill(3)), 0, 2, false, false, column)).toEqual({ size: "packed", strips: false });
  });

  it("leaves room for a second row of Disciplines", () => {
    const tall = { width: 20, height: 30, grows: true };
    const three = (rows: number): Needs[] => Array<Needs>(3).fill({ on: 1, rows });
    expect(fitting(three(0), 0, 0, false, false, tall)).toEqual({ size: "", strips: true });
    expect(fitting(three(2), 0, 0, false, false, tall)).toEqual({ size: "", strips: false });
  });

  it("makes chips of four minions who have no room in a row across", () => {
    expect(fitting(with_(0, 0, 0), 0, 1, false, true, across).size).toBe("");
    expect(fitting(with_(0, 0, 0, 0), 0, 1, false, true, across).size).toBe("chips");
    expect(fitting(with_(0, 0, 0, 0), 0, 1, false, true, { ...across, width: 32 }).size).toBe("");
  });

  it("keeps its own seat in one row", () => {
    expect(fitting(with_(1, 0, 0), 1, 2, true, false, own)).toEqual({ size: "", strips: true });
    expect(fitting(with_(2, 2, 2, 2, 2), 1, 2, true, false, own).strips).toBe(false);
  });

  it("knows nothing before it is measured, and draws small", () => {
    expect(fitting(with_(0), 0, 0, false, false, { width: 0, height: 0, grows: false }).size).toBe("packed");
  });
});
