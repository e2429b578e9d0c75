import { describe, expect, it } from "vitest";
import { type BoxOffer, boxOfferViolations } from "./offer-violations.ts";

const OFFER = {
  sumInsured: 10_000,
  activeMonths: 12,
  insures: "holder",
  insuredAges: { from: 18, to: 70 },
  terms: {
    covers: [{ text: "A fracture", payout: { kind: "range", from: 500, to: 10_000 } }],
    exclusions: [],
    territory: "Tajikistan",
    reporting: "ordinary",
    sumPerPerson: 10_000,
    waitingDays: 30,
  },
} as const satisfies BoxOffer<string>;

const getViolations = (changes: Partial<BoxOffer<string>>) =>
  Object.fromEntries(boxOfferViolations({ ...OFFER, ...changes }));
const withTerms = (terms: Partial<BoxOffer<string>["terms"]>) =>
  getViolations({ terms: { ...OFFER.terms, ...terms } });

describe("the offer of a box", () => {
  it("is valid up to its limits", () => {
    expect(getViolations({})).toEqual({});
    expect(getViolations({ insuredAges: { from: 18, to: 18 } })).toEqual({});
    expect(getViolations({ insuredAges: undefined })).toEqual({});
  });

  it("insures ages in order, and some age of the person who buys it for themselves", () => {
    expect(getViolations({ insuredAges: { from: 30, to: 20 } })).toEqual({
      insuredAges: "agesOrder",
    });
    const children = { from: 3, to: 17 };
    expect(getViolations({ insuredAges: children })).toEqual({ insuredAges: "holderAges" });
    expect(getViolations({ insuredAges: children, insures: "people" })).toEqual({});
  });

  it("pays at most the sum insured", () => {
    expect(getViolations({ sumInsured: 9_999 })).toEqual({
      "terms.covers.0.payout": "aboveSum",
      "terms.sumPerPerson": "aboveSum",
    });
    const day = { text: "A day", payout: { kind: "upTo", sum: 10_001, per: "day" } } as const;
    expect(withTerms({ covers: [{ text: "Help" }, day] })).toEqual({
      "terms.covers.1.payout": "aboveSum",
    });
  });

  it("has ranges from the smaller to the larger sum", () => {
    const payout = { kind: "range", from: 500, to: 500 } as const;
    expect(withTerms({ covers: [{ text: "A burn", payout }] })).toEqual({
      "terms.covers.0.payout": "rangeOrder",
    });
  });

  it("waits and travels for less than its term", () => {
    expect(getViolations({ activeMonths: 1 })).toEqual({ "terms.waitingDays": "aboveTerm" });
    expect(withTerms({ tripDays: 336 })).toEqual({ "terms.tripDays": "aboveTerm" });
  });
});
