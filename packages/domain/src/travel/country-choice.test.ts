import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTRIES, countryByCode } from "../countries/countries.ts";
import { includesSchengen, isCovered, withCountry } from "./country-choice.ts";

const pick = (codes: string) =>
  codes
    .split(" ")
    .filter(Boolean)
    .flatMap((code) => countryByCode(code) ?? []);
const codesOf = (countries: readonly { code2: string }[]) =>
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
    expect(codesOf(withCountry(pick(chosen), one(added)))).toBe(result);
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
