import { expect, it } from "vitest";
import { COUNTRIES } from "./countries.ts";
import { countryByName, OTHER_ENGLISH_NAMES } from "./country-by-name.ts";

it.each([
  ["Türkiye", "TR"],
  ["Turkey", "TR"],
  ["TURKIYE", "TR"],
  ["tr", "TR"],
  ["Czechia", "CZ"],
  ["Czech Republic", "CZ"],
  ["Ivory Coast", "CI"],
  ["Cote d'Ivoire", "CI"],
  ["Bosnia and Herzegovina", "BA"],
  ["Saint Lucia", "LC"],
  ["Burma", "MM"],
  ["Viet Nam", "VN"],
  ["United States of America", "US"],
  ["Russian Federation", "RU"],
  ["SCU", "SCU"],
  ["Schengen Area", "SCU"],
])("%s is %s", (name, code) => {
  expect(countryByName(name)?.code2).toBe(code);
});

it.each(["", " ", "Narnia", "Istanbul", "Tur"])("%j is no country", (name) => {
  expect(countryByName(name)).toBeUndefined();
});

it("finds every entry by its own name and code, and every other name has one entry", () => {
  for (const country of COUNTRIES) {
    expect(countryByName(country.value)).toBe(country);
    expect(countryByName(country.code2)).toBe(country);
  }
  for (const [code, names] of Object.entries(OTHER_ENGLISH_NAMES)) {
    for (const name of names.split(", "))
      expect([name, countryByName(name)?.code2]).toEqual([name, code]);
  }
});
