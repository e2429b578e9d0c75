import { expect, it, vi } from "vitest";
import { memoizeByObject } from "./memoize-by-object.ts";

it("works once for each content", () => {
  const make = vi.fn((list: readonly number[]) => list.map((item) => item + 1));
  const made = memoizeByObject(make);
  const list = [1, 2];
  expect(made(list)).toEqual([2, 3]);
  expect(made(list)).toBe(made(list));
  expect(made([1, 2])).not.toBe(made(list));
  expect(make).toHaveBeenCalledTimes(2);
});
