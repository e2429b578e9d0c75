import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { middleSum } from "./middle-sum.ts";

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
