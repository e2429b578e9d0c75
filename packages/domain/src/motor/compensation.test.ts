import { expect, it } from "vitest";
import { COMPENSATIONS, isCompensation, pressedCompensation } from "./compensation.ts";

it.each([
  [undefined, 2, 2],
  [2, 0, 0],
  [2, 2, undefined],
  [0, 0, undefined],
])("with %s chosen, pressing %i chooses %s", (chosen, pressed, next) => {
  expect(pressedCompensation(chosen, pressed)).toBe(next);
});

it("has the codes 0 to 3", () => {
  expect([...COMPENSATIONS.keys()].every(isCompensation)).toBe(true);
  expect([-1, 4, 1.5, Number.NaN].some(isCompensation)).toBe(false);
});
