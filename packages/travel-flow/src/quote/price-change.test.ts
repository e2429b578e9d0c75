import { describe, expect, it } from "vitest";
import { aShownQuote } from "../testing/builders.ts";
import { priceChange } from "./price-change.ts";

const part = (name: "mainSumAssured" | "sportOption" | "coupon", sumPrem: number) => ({
  part: name,
  sumPrem,
});

describe("a change of the price", () => {
  it("is nothing without an earlier price or with the same one", () => {
    expect(priceChange(undefined, aShownQuote())).toBeUndefined();
    expect(priceChange(aShownQuote(), aShownQuote())).toBeUndefined();
  });

  it("names what moved it, the greatest first", () => {
    const before = aShownQuote({ parts: [part("mainSumAssured", 100)] });
    const now = aShownQuote({
      sumPrem: 170.1,
      parts: [part("mainSumAssured", 109.3), part("sportOption", 80), part("coupon", -19.2)],
    });
    expect(priceChange(before, now)).toEqual({
      from: 100,
      to: 170.1,
      parts: [
        { part: "sportOption", by: 80 },
        { part: "coupon", by: -19.2 },
        { part: "mainSumAssured", by: 9.3 },
      ],
    });
  });

  it("tells what went away", () => {
    const before = aShownQuote({
      sumPrem: 180,
      parts: [part("mainSumAssured", 100), part("sportOption", 80)],
    });
    const now = aShownQuote({ parts: [part("mainSumAssured", 100)] });
    expect(priceChange(before, now)?.parts).toEqual([{ part: "sportOption", by: -80 }]);
  });
});
