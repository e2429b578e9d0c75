import { expect, it } from "vitest";
import { checkDigit } from "./check-digit.ts";

// Examples of ICAO Doc 9303, part 3 and 4.
it.each([
  ["520727", "3"],
  ["AB2134<<<", "5"],
  ["L898902C3", "6"],
  ["ZE184226B<<<<<", "1"],
])("of %s is %s", (text, digit) => {
  expect(checkDigit(text)).toBe(digit);
});
