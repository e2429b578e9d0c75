import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromDiram, middleSum, roundMoney, splitDiram, toDiram } from "./money.ts";

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

  it("rejects an invalid amount", () => {
    expect(() => toDiram(Number.NaN)).toThrow(RangeError);
    expect(() => toDiram(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });
});

describe("shares of an amount", () => {
  it("add up to the amount to the diram, each less than a diram from its exact value", () => {
    const weights = fc.array(fc.double({ min: 0.001, max: 1000, noNaN: true }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (diram, of) => {
        const shares = splitDiram(diram, of);
        const whole = of.reduce((sum, weight) => sum + weight, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(diram);
        for (const [index, share] of shares.entries()) {
          expect(Number.isInteger(share)).toBe(true);
          expect(Math.abs(share - (diram * (of[index] ?? 0)) / whole)).toBeLessThan(1.001);
        }
      }),
    );
  });

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [0.5, 0.3, 0.2], [1, 0, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [1, 2], [0, 0]],
    [50, [0, 1], [0, 50]],
  ])("splits %d by %j into %j", (diram, weights, shares) => {
    expect(splitDiram(diram, weights)).toEqual(shares);
  });

  it.each([[[]], [[0, 0]], [[-1, 2]], [[Number.NaN]]])("rejects weights %j", (weights) => {
    expect(() => splitDiram(100, weights)).toThrow(RangeError);
  });
});

describe("middle of a list", () => {
  it("is the lower middle of an even one and has as many below as above, or one less", () => {
    expect(middleSum([5_000, 10_000, 20_000, 30_000])).toBe(10_000);
    expect(middleSum([])).toBe(1);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 9 }), (list) => {
        const sums = list.toSorted((a, b) => a - b);
        const middle = middleSum(sums);
        const below = sums.filter((sum) => sum < middle).length;
        const above = sums.filter((sum) => sum > middle).length;
        expect(above - below).toBe(sums.length % 2 === 0 ? 1 : 0);
      }),
    );
  });
});
