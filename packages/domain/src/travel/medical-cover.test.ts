import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTRIES, countryByCode } from "../countries/countries.ts";
import {
  includesSchengen,
  isCovered,
  isMedicalSum,
  MEDICAL_SUMS,
  schengenCoverProblem,
  withCountry,
} from "./medical-cover.ts";

const pick = (codes: string) =>
  codes
    .split(" ")
    .filter(Boolean)
    .flatMap((code) => countryByCode(code) ?? []);
const getCodes = (countries: readonly { code2: string }[]) =>
  countries.map(({ code2 }) => code2).join(" ");
const one = (code: string) => {
  const country = countryByCode(code);
  if (!country) throw new Error(`No country ${code}`);
  return country;
};
const anyCountry = fc.constantFrom(...COUNTRIES);

describe("choosing a country", () => {
  it.each([
    ["DE", "TR", "DE TR"],
    ["DE TR", "DE", "TR DE"],
    ["DE TR FR", "SCU", "TR SCU"],
    ["KZ DE RU", "CET", "DE CET"],
    ["DE SCU KZ CET TR", "WET", "WET"],
    ["SCU", "DE", "SCU"],
    ["WET", "SCU", "WET"],
    ["SCU", "CET", "SCU CET"],
    ["SCU", "GB", "SCU GB"],
  ])("from %s, adding %s gives %s", (chosen, added, result) => {
    expect(getCodes(withCountry(pick(chosen), one(added)))).toBe(result);
  });

  it("never retains two entries of which one covers the other, and loses nothing", () => {
    fc.assert(
      fc.property(fc.array(anyCountry, { maxLength: 8 }), (added) => {
        const chosen = added.reduce<typeof added>(withCountry, []);
        for (const country of chosen) expect(isCovered(country, chosen)).toBe(false);
        for (const country of added) {
          expect(chosen.includes(country) || isCovered(country, chosen)).toBe(true);
        }
      }),
    );
  });
});

describe("Schengen", () => {
  it.each([
    ["DE", true],
    ["TR CH", true],
    ["SCU", true],
    ["WET", true],
    ["CET", false],
    ["IE GB TR", false],
    ["", false],
  ])("is among %j: %s", (codes, expected) => {
    expect(includesSchengen(pick(codes))).toBe(expected);
  });
});

const problem = (code: string, sum: number, currency: "USD" | "EUR") =>
  schengenCoverProblem({ countries: [countryByCode(code)].flatMap((c) => c ?? []), sum, currency });

describe("medical sum", () => {
  it("is 30, 50 or 75 thousand until a tariff is known", () => {
    expect(MEDICAL_SUMS.filter(isMedicalSum)).toEqual([30_000, 50_000, 75_000]);
  });

  it("is a round one from 30 thousand to a million in any tariff", () => {
    expect([30_000, 100_000, 1_000_000].every(isMedicalSum)).toBe(true);
    expect([0, 29_999, 31_000, 1_005_000, Number.NaN].some(isMedicalSum)).toBe(false);
  });
});

describe("cover for a Schengen visa", () => {
  it("is too small in dollars at 30 000, and two covers would be sufficient", () => {
    expect(problem("DE", 30_000, "USD")).toEqual({
      fixes: [
        { sum: 30_000, currency: "EUR" },
        { sum: 50_000, currency: "USD" },
      ],
    });
    expect(problem("WET", 30_000, "USD")).toBeDefined();
  });

  it("is sufficient in euros, at a higher sum and elsewhere", () => {
    expect(problem("DE", 30_000, "EUR")).toBeUndefined();
    expect(problem("SCU", 50_000, "USD")).toBeUndefined();
    expect(problem("TR", 30_000, "USD")).toBeUndefined();
  });

  it("is offered with the sums on sale only", () => {
    const offered = (...sums: number[]) =>
      schengenCoverProblem({
        countries: [countryByCode("DE")].flatMap((c) => c ?? []),
        sum: 30_000,
        currency: "USD",
        offered: sums,
      })?.fixes;
    const euros = { sum: 30_000, currency: "EUR" };
    expect(offered(30_000, 75_000, 100_000)).toEqual([euros, { sum: 75_000, currency: "USD" }]);
    expect(offered(30_000)).toEqual([euros]);
  });

  it("is sufficient with each of the offered covers", () => {
    for (const { sum, currency } of problem("FR", 30_000, "USD")?.fixes ?? []) {
      expect(problem("FR", sum, currency)).toBeUndefined();
    }
  });
});
