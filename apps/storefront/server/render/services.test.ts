import { expect, it, vi } from "vitest";
import { memoizeByObject } from "./services.ts";

it("computes once for each content object", () => {
  const make = vi.fn((list: readonly number[]) => list.map((item) => item + 1));
  const mapped = memoizeByObject(make);
  const list = [1, 2];
  expect(mapped(list)).toEqual([2, 3]);
  expect(mapped(list)).toBe(mapped(list));
  expect(mapped([1, 2])).not.toBe(mapped(list));
  expect(make).toHaveBeenCalledTimes(2);
});
