import { expect, it } from "vitest";
import { citizenshipOptions, isCitizenship } from "./country-options.ts";

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
])("%j is a citizenship: %s", (code, answer) => {
  expect(isCitizenship(code)).toBe(answer);
});
