import { expect, test } from "vitest";
import { isPartnerReference } from "./attribution.ts";

test.each([
  ["ORDER-7781", true],
  ["заказ № 5 ғ", true],
  ["a".repeat(64), true],
  [` ${"a".repeat(64)} `, true],
  ["a".repeat(65), false],
  ["  ", false],
  ["", false],
  ["a\nb", false],
  ["\u0000", false],
  ["\ud800", false],
  ["<b>5</b>", false],
  [7, false],
  [undefined, false],
])("%j may be a partner's reference: %s", (value, may) => {
  expect(isPartnerReference(value)).toBe(may);
});
