import { expect, it } from "vitest";
import { COMPENSATIONS, isCompensation } from "./compensation.ts";

it("has the codes 0 to 3", () => {
  expect([...COMPENSATIONS.keys()].every(isCompensation)).toBe(true);
  expect([-1, 4, 1.5, Number.NaN].some(isCompensation)).toBe(false);
});
