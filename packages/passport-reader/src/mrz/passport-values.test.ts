import { COUNTRIES, COUNTRY_GROUPS } from "@sughurta/domain/countries";
import { states } from "mrz";
import { expect, it } from "vitest";
import { checkDigit, toCountryCode } from "./passport-values.ts";

// Examples of ICAO Doc 9303, part 3 and 4.
it.each([
  ["520727", "3"],
  ["AB2134<<<", "5"],
  ["L898902C3", "6"],
  ["ZE184226B<<<<<", "1"],
])("of %s is %s", (text, digit) => {
  expect(checkDigit(text)).toBe(digit);
});

it("lead to every country of the forms", () => {
  const countries = COUNTRIES.filter((country) => !COUNTRY_GROUPS.includes(country));
  const reached = new Set(Object.keys(states).map(toCountryCode));
  expect(countries.map(({ code2 }) => code2).filter((code) => !reached.has(code))).toEqual([]);
});
