import { expect, it } from "vitest";
import { boxHolderFault } from "./box-holder.ts";

it.each([
  ["2026-03-03", "dateInFuture"],
  ["2008-03-03", "adultsOnly"],
  ["2008-03-02", undefined],
  ["1946-03-02", undefined],
  ["1946-03-01", "tooOld"],
])("the holder of a box born on %s: %s", (birthDate, fault) => {
  expect(boxHolderFault(birthDate, "2026-03-02")).toBe(fault);
});
