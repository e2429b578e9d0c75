import { describe, expect, it } from "vitest";
import { boxes } from "#src/testing/demo-content.ts";
import { boxOffer, newBox } from "./box-schemas.ts";

const sold = boxes.filter(({ terms, price }) => terms !== undefined && price > 0);
const offers = sold.map(
  ({ productCode, isSale, price, prepaid, activeMonths, insures, insuredAges, terms }) =>
    [
      productCode,
      { isSale, price, prepaid, activeMonths, insures, ...(insuredAges && { insuredAges }), terms },
    ] as const,
);

describe("the terms of a box", () => {
  it.each(offers)("are accepted as the demonstration sells them: %s", (_, offer) => {
    expect(boxOffer.safeParse(offer).error?.issues).toBeUndefined();
  });

  const [[, offer] = []] = offers;

  it.each([
    ["another subject", { insures: "dream" }],
    ["another way to report", { terms: { ...offer?.terms, reporting: "letter" } }],
    ["no cover", { terms: { ...offer?.terms, covers: [] } }],
    ["no terms", { terms: undefined }],
    ["no sum", { prepaid: 0 }],
    ["a part of a month", { activeMonths: 1.5 }],
    ["an age above the maximum", { insuredAges: { from: 0, to: 101 } }],
    ["a field of its own", { colour: "red" }],
  ])("are refused with %s", (_, change) => {
    expect(boxOffer.safeParse({ ...offer, ...change }).success).toBe(false);
  });

  it("are needed for a new box, with a code that registers can name", () => {
    const [box] = sold;
    const { isSale, price, prepaid, activeMonths, insures, insuredAges, terms, ...content } =
      box ?? {};
    const whole = { ...content, productCode: "HLT_AID", sale: offer };
    expect(newBox.safeParse(whole).success).toBe(true);
    expect(newBox.safeParse({ ...whole, sale: undefined }).success).toBe(false);
    for (const productCode of ["hlt", "1AID", "A", "A B", "A".repeat(21)]) {
      expect(newBox.safeParse({ ...whole, productCode }).success).toBe(false);
    }
  });
});
