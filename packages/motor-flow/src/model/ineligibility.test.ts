import { expect, it } from "vitest";
import { aCascoOrder } from "../testing/motor-order-builders.ts";
import { withOfferedSum } from "./ineligibility.ts";

const SUMS = [10_000, 20_000, 100_000];
const NONE = { policeSumInsured: "" };

it.each([
  [{}, SUMS, {}],
  [{}, [], {}],
  [{}, [10_000], { ...NONE, sumBeforeCar: "100000" }],
  [{ ...NONE, sumBeforeCar: "20000" }, SUMS, { policeSumInsured: "20000", sumBeforeCar: "" }],
  [{ ...NONE, sumBeforeCar: "30000" }, SUMS, { ...NONE, sumBeforeCar: "30000" }],
  [{ ...NONE, sumBeforeCar: "20000" }, [], { ...NONE, sumBeforeCar: "20000" }],
  [NONE, SUMS, NONE],
])("with %j and the list %j becomes %j", (chosen, sums, expected) => {
  const order = aCascoOrder(chosen);
  expect(withOfferedSum(order, sums)).toEqual({ ...order, ...expected });
});

it("is the same order where nothing changes", () => {
  const order = aCascoOrder();
  expect(withOfferedSum(order, SUMS)).toBe(order);
});
