import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromDiram, roundMoney, toDiram } from "./money.ts";

describe("money", () => {
  it("round-trips every amount of diram", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (diram) => {
        expect(toDiram(fromDiram(diram))).toBe(diram);
      }),
    );
  });

  it.each([
    [1.005, 1.01],
    [1.004, 1],
    [0.1 + 0.2, 0.3],
    [-1.005, -1.01],
    [1234.5, 1234.5],
    [1e-7, 0],
    [-0.001, 0],
  ])("rounds %d to %d", (amount, rounded) => {
    expect(roundMoney(amount)).toBe(rounded);
  });

  it("refuses what is not an amount", () => {
    expect(() => toDiram(Number.NaN)).toThrow(RangeError);
    expect(() => toDiram(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});
