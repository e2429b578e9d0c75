import type { Quote } from "../quote/quote-state.ts";

/** The parts of the price of the examples. */
export type ExamplePricePart = "cover" | "extras" | "coupon";

/** A price of 100 TJS, with changes. */
export function aQuote(changes: Partial<Quote<ExamplePricePart>> = {}): Quote<ExamplePricePart> {
  return { sumPrem: 100, valueAmount: 0, parts: [{ part: "cover", sumPrem: 100 }], ...changes };
}
