import { foldName, LANGUAGES } from "@sughurta/domain";
import { COUNTRIES, DESTINATIONS } from "@sughurta/domain/countries";
import { searchOptions } from "@sughurta/ui-kit";
import { describe, expect, it } from "vitest";
import { citizenshipOptions, destinationOptions } from "./country-list.ts";

describe.each(LANGUAGES)("search of a destination in %s", (language) => {
  const destinations = destinationOptions(language);
  const found = (text: string) =>
    searchOptions(destinations, text, foldName).map(({ value }) => value);

  it.each([
    ["turk", "TR"],
    ["тур", "TR"],
    ["турц", "TR"],
    ["Turkey", "TR"],
    ["turkiye", "TR"],
    ["Туркия", "TR"],
    ["эмират", "AE"],
    ["Эмираты", "AE"],
    ["ОАЭ", "AE"],
    ["uae", "AE"],
    ["АМА", "AE"],
    ["объединенные арабские", "AE"],
    ["узбек", "UZ"],
    ["Узбекистон", "UZ"],
    ["russia", "RU"],
    ["росс", "RU"],
    ["моск", "RU"],
    ["хитой", "CN"],
    ["чин", "CN"],
    ["кит", "CN"],
    ["америк", "US"],
    ["США", "US"],
    ["ИМА", "US"],
    ["англия", "GB"],
    ["англ", "GB"],
    ["Англистон", "GB"],
    ["uk", "GB"],
    ["кир", "KG"],
    ["ира", "IR"],
    ["инд", "IN"],
    ["корея", "KR"],
    ["умра", "SA"],
    ["олмон", "DE"],
    ["чопон", "JP"],
    ["cote d'ivoire", "CI"],
    ["кот д ивуар", "CI"],
    ["шенген", "SCU"],
    ["снг", "CET"],
    ["весь мир", "WET"],
  ])("for %s finds %s first", (text, code) => {
    expect(found(text)[0]).toBe(code);
  });

  it("offers Türkiye and Turkmenistan before the Turks and Caicos Islands", () => {
    for (const text of ["turk", "турк"]) {
      const [first, second] = found(text);
      expect([first, second], text).toEqual(["TR", "TM"]);
    }
  });

  it("finds every country by every name and its code, and shows all in the order of names at first", () => {
    const options = citizenshipOptions(language);
    for (const option of options) {
      for (const name of option.keywords)
        expect(searchOptions(options, name, foldName)).toContain(option);
    }
    expect(options).toHaveLength(COUNTRIES.length - 3);
    const names = destinations.map(({ label }) => label);
    expect(names.slice(3)).toEqual([...names.slice(3)].sort(new Intl.Collator(language).compare));
    expect(found(" ")).toHaveLength(DESTINATIONS.length);
  });

  it("never offers the home country and finds nothing for a nonsense text", () => {
    expect(found("Тоҷикистон")).not.toContain("TJ");
    expect(found("ъъъ")).toEqual([]);
  });
});
