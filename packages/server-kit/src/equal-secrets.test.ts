import { expect, it } from "vitest";
import { equalSecrets } from "./equal-secrets.ts";

it.each([
  ["K7Q4", "K7Q4", true],
  ["", "", true],
  ["K7Q4", "K7Q5", false],
  ["K7Q4", "K7Q", false],
  ["", "K7Q4", false],
])("compares %o and %o: %s", (given, expected, isEqual) => {
  expect(equalSecrets(given, expected)).toBe(isEqual);
});
