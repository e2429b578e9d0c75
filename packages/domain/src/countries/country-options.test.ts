import { expect, it } from "vitest";
import { countryByCode } from "./countries.ts";
import {
  COMMON_NAMES,
  citizenshipOptions,
  countryKeywords,
  isCitizenship,
  POPULAR_DESTINATIONS,
} from "./country-options.ts";

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

it("offers every country and no group for a citizenship, by name, searchable by code", () => {
  const options = citizenshipOptions("ru");
  expect(options).toHaveLength(249);
  expect(options.find(({ value }) => value === "TJ")).toMatchObject({
    label: "Таджикистан",
    keywords: expect.arrayContaining(["TJ", "Tajikistan", "Тоҷикистон"]),
  });
  expect(options.map(({ label }) => label)).toEqual(
    options.map(({ label }) => label).sort((one, other) => one.localeCompare(other, "ru")),
  );
});

it.each([
  ["TJ", true],
  ["KZ", true],
  ["WET", false],
  ["XX", false],
  ["tj", false],
  ["", false],
])("%j is a citizenship: %s", (code, response) => {
  expect(isCitizenship(code)).toBe(response);
});
