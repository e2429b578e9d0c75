import { describe, expect, it } from "vitest";
import { COMMON_NAMES } from "./common-names.ts";
import { COUNTRIES, countryByCode, DESTINATIONS } from "./countries.ts";
import { countryKeywords, searchCountries } from "./search-countries.ts";

const found = (query: string) => searchCountries(DESTINATIONS, query).map(({ code2 }) => code2);

describe("search of a country", () => {
  it.each([
    ["Emirates", "AE"],
    ["Эмираты", "AE"],
    ["ОАЭ", "AE"],
    ["uae", "AE"],
    ["АМА", "AE"],
    ["США", "US"],
    ["ИМА", "US"],
    ["usa", "US"],
    ["Англия", "GB"],
    ["UK", "GB"],
    ["Англистон", "GB"],
    ["de", "DE"],
    ["Олмон", "DE"],
    ["турц", "TR"],
    ["Turkey", "TR"],
    ["turkiye", "TR"],
    ["Туркия", "TR"],
    ["чопон", "JP"],
    ["киргизия", "KG"],
    ["умра", "SA"],
    ["cote d'ivoire", "CI"],
    ["кот д ивуар", "CI"],
    ["шенген", "SCU"],
    ["снг", "CET"],
    ["весь мир", "WET"],
    ["объединенные арабские", "AE"],
    ["Узбекистон", "UZ"],
  ])("for %s finds %s first", (query, code) => {
    expect(found(query)[0]).toBe(code);
  });

  it("finds every entry by its names and its code", () => {
    for (const country of COUNTRIES) {
      for (const name of countryKeywords(country)) {
        expect(searchCountries(COUNTRIES, name), name).toContain(country);
      }
    }
  });

  it("shows everything for an empty text and nothing for a strange one", () => {
    expect(found(" ")).toHaveLength(DESTINATIONS.length);
    expect(found("ъъъ")).toEqual([]);
    expect(found("(.*")).toHaveLength(DESTINATIONS.length);
  });

  it("never leads home", () => {
    expect(found("Тоҷикистон")).not.toContain("TJ");
    expect(DESTINATIONS).toHaveLength(COUNTRIES.length - 1);
  });

  it("has common names of entries only, each once", () => {
    for (const [code, names] of Object.entries(COMMON_NAMES)) {
      expect(countryByCode(code), code).toBeDefined();
      const list = names.split(", ");
      expect(new Set(list).size, code).toBe(list.length);
    }
  });
});
