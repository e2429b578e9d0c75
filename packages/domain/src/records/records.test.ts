import { expect, it } from "vitest";
import { findLast, hasOwn } from "./records.ts";

it("accepts own keys only", () => {
  expect(hasOwn({ a: undefined }, "a")).toBe(true);
  expect(hasOwn({ a: 1 }, "constructor")).toBe(false);
  expect(hasOwn({ a: 1 }, "__proto__")).toBe(false);
});

it("finds the last matching item", () => {
  expect(findLast([1, 2, 3, 4], (item) => item % 2 === 1)).toBe(3);
  expect(findLast([2, 4], (item) => item % 2 === 1)).toBeUndefined();
  expect(findLast([], () => true)).toBeUndefined();
});
