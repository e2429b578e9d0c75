import { expect, it } from "vitest";
import { isPostalCode, normalizePostalCode } from "./postal-code.ts";

it.each([
  ["734000", true],
  [" 735 700 ", true],
  ["73400", false],
  ["7340001", false],
  ["73400A", false],
  ["", false],
])("%j is a postal code: %s", (input, answer) => {
  expect(isPostalCode(input)).toBe(answer);
});

it("is sent without spaces", () => {
  expect(normalizePostalCode(" 735 700 ")).toBe("735700");
});
