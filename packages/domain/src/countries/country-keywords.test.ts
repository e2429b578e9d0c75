import { expect, it } from "vitest";
import { COMMON_NAMES } from "./common-names.ts";
import { countryByCode } from "./countries.ts";
import { countryKeywords } from "./country-keywords.ts";
import { POPULAR_DESTINATIONS } from "./popular-destinations.ts";

it("lists an entry's names in every language, its code and common names, each once", () => {
  const germany = countryByCode("DE");
  const names = germany === undefined ? [] : countryKeywords(germany);
  expect(names).toEqual(expect.arrayContaining(["Germany", "Германия", "Олмон", "DE", "ФРГ"]));
  expect(new Set(names).size).toBe(names.length);
});

it("has common names of existing entries only, each once", () => {
  for (const [code, names] of Object.entries(COMMON_NAMES)) {
    expect(countryByCode(code), code).toBeDefined();
    const list = names.split(", ");
    expect(new Set(list).size, code).toBe(list.length);
  }
});

it("has popular destinations that are foreign countries of the list, each once", () => {
  expect(POPULAR_DESTINATIONS.filter((code) => countryByCode(code)?.WET !== 1)).toEqual([]);
  expect(new Set(POPULAR_DESTINATIONS).size).toBe(POPULAR_DESTINATIONS.length);
});
