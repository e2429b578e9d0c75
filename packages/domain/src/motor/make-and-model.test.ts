import { describe, expect, it } from "vitest";
import { carNameViolation, carNameViolations, insuredSumsFor } from "./make-and-model.ts";
import { INSURED_SUMS } from "./motor-options.ts";

const BOTH = { make: true, model: true };
const NONE = { make: false, model: false };

describe("make and model", () => {
  it.each([
    [{ carMark: "1", carModel: "11" }, BOTH, {}],
    [{ carMark: "1", carModel: "11" }, NONE, { carMark: "notInList", carModel: "notInList" }],
    [{ carMark: "1", carModel: "99" }, { make: true, model: false }, { carModel: "notInList" }],
    [{ carMark: "1", modelTxt: "613" }, { make: true, model: false }, {}],
    [{ markaTxt: "Tatra", modelTxt: "613" }, NONE, {}],
    [{ markaTxt: "Tatra", carModel: "613" }, NONE, {}],
    [{ markaTxt: "Tatra" }, NONE, { carModel: "notInList" }],
    [{ markaTxt: "—", modelTxt: "<b>" }, NONE, { markaTxt: "carName", modelTxt: "markup" }],
    [{}, NONE, { carMark: "notInList", carModel: "notInList" }],
  ])("%j with %j: %j", (names, known, violations) => {
    expect(carNameViolations(names, known)).toEqual(violations);
  });

  it.each(["Tatra", "ИЖ", "613", "  Great   Wall ", "a".repeat(100)])(
    "may be typed as %j",
    (name) => {
      expect(carNameViolation(name)).toBeUndefined();
    },
  );

  it.each([
    ["", "required"],
    [" ", "required"],
    ["--", "carName"],
    ["<script>", "markup"],
    ["a".repeat(101), "tooLong"],
  ])("may not be typed as %j: %s", (name, violation) => {
    expect(carNameViolation(name)).toBe(violation);
  });

  it("has the sums of its model, list 30 where it was typed", () => {
    expect(insuredSumsFor([10_000, 20_000])).toEqual([10_000, 20_000]);
    expect(insuredSumsFor(undefined)).toBe(INSURED_SUMS);
  });
});
