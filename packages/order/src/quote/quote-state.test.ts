import { describe, expect, it } from "vitest";
import { aQuote, type ExamplePricePart } from "../testing/example-quote.ts";
import { priceChange } from "./quote-state.ts";

const part = (name: ExamplePricePart, sumPrem: number) => ({
  part: name,
  sumPrem,
});

describe("a price change", () => {
  it("is undefined without an earlier price or with the same one", () => {
    expect(priceChange(undefined, aQuote())).toBeUndefined();
    expect(priceChange(aQuote(), aQuote())).toBeUndefined();
  });

  it("lists the changed parts, the greatest first", () => {
    const before = aQuote({ parts: [part("cover", 100)] });
    const now = aQuote({
      sumPrem: 170.1,
      parts: [part("cover", 109.3), part("extras", 80), part("coupon", -19.2)],
    });
    expect(priceChange(before, now)).toEqual({
      from: 100,
      to: 170.1,
      parts: [
        { part: "extras", by: 80 },
        { part: "coupon", by: -19.2 },
        { part: "cover", by: 9.3 },
      ],
    });
  });

  it("includes removed parts", () => {
    const before = aQuote({
      sumPrem: 180,
      parts: [part("cover", 100), part("extras", 80)],
    });
    const now = aQuote({ parts: [part("cover", 100)] });
    expect(priceChange(before, now)?.parts).toEqual([{ part: "extras", by: -80 }]);
  });
});
