import { COUNTRIES, COUNTRY_GROUPS } from "@sughurta/domain/countries";
import { states } from "mrz";
import { expect, it } from "vitest";
import { countryCodeOf } from "./country-codes.ts";

it("lead to every country of the forms", () => {
  const countries = COUNTRIES.filter((country) => !COUNTRY_GROUPS.includes(country));
  const reached = new Set(Object.keys(states).map(countryCodeOf));
  expect(countries.map(({ code2 }) => code2).filter((code) => !reached.has(code))).toEqual([]);
});
