import { describe, expect, it } from "vitest";
import { countries } from "./combo.fixture.ts";
import { findExactOption, searchOptions } from "./search-options.ts";

const found = (text: string) => searchOptions(countries, text).map(({ value }) => value);

describe("searchOptions", () => {
  it("returns the whole list, in its order, for an empty text or one of punctuation only", () => {
    expect(found("")).toEqual(countries.map(({ value }) => value));
    expect(found(" - ")).toHaveLength(countries.length);
  });

  it.each([
    ["турц", "TR"],
    ["ТУРЦ", "TR"],
    ["арабские", "AE"],
    ["  штаты ", "US"],
    ["объединенные", "AE"],
    ["кот-д'ивуар", "CI"],
  ])("finds a name by %s", (text, value) => {
    expect(found(text)).toEqual([value]);
  });

  it.each([
    ["tr", "TR"],
    ["англия", "GB"],
    ["оаэ", "AE"],
    ["kingdom", "GB"],
    ["cote", "CI"],
  ])("finds an option by its keyword %s", (text, value) => {
    expect(found(text)[0]).toBe(value);
  });

  it("treats texts with the same normalised form as equal", () => {
    const fold = (text: string) => text.toLowerCase().replaceAll("ҷ", "ч");
    const values = searchOptions(countries, "точик", fold).map(({ value }) => value);
    expect(values).toEqual(["TJ"]);
  });

  it("ranks names with the prefix before names that only contain it", () => {
    expect(found("а")[0]).toBe("AM");
    expect(found("стан")).toEqual(["KZ", "KG", "UZ"]);
    expect(found("us")[0]).toBe("US");
  });

  it("ranks popular options before the others with the prefix, whole names before both", () => {
    const places = [
      { value: "AS", label: "Американское Самоа" },
      { value: "AI", label: "Ангилья", keywords: ["Анг"] },
      { value: "GB", label: "Великобритания", keywords: ["Англия"], popularRank: 2 },
      { value: "US", label: "Соединённые Штаты", keywords: ["Америка"], popularRank: 1 },
      { value: "TM", label: "Туркменистан", popularRank: 3 },
      { value: "TR", label: "Турция", popularRank: 0 },
      { value: "AM", label: "Штаты Микронезии" },
    ];
    const order = (text: string) => searchOptions(places, text).map(({ value }) => value);
    expect(order("америк")).toEqual(["US", "AS"]);
    expect(order("штат")).toEqual(["US", "AM"]);
    expect(order("анг")).toEqual(["AI", "GB"]);
    expect(order("тур")).toEqual(["TR", "TM"]);
    expect(order("")).toEqual(places.map(({ value }) => value));
  });

  it("finds nothing where nothing matches", () => {
    expect(found("xyz")).toEqual([]);
  });
});

describe("findExactOption", () => {
  it("finds a whole name, a whole keyword and the only match", () => {
    expect(findExactOption(countries, "турция")?.value).toBe("TR");
    expect(findExactOption(countries, "us")?.value).toBe("US");
    expect(findExactOption(countries, "узб")?.value).toBe("UZ");
  });

  it("does not guess between several", () => {
    expect(findExactOption(countries, "стан")).toBeUndefined();
    const korea = [
      { value: "KP", label: "КНДР", keywords: ["Корея"] },
      { value: "KR", label: "Республика Корея", keywords: ["Корея"] },
    ];
    expect(findExactOption(korea, "корея")).toBeUndefined();
    const south = korea.map((one) => (one.value === "KR" ? { ...one, popularRank: 0 } : one));
    expect(findExactOption(south, "корея")?.value).toBe("KR");
  });
});
