import { describe, expect, it } from "vitest";
import {
  addOnSums,
  addOnValue,
  getLeisure,
  isAddOnValue,
  isOptionCode,
  OPTION_CODES,
  TRAVEL_ADD_ONS,
  withOption,
} from "./add-ons.ts";

describe("selected options", () => {
  it("contain a code once, and can remove it", () => {
    expect(withOption([], OPTION_CODES.covid, true)).toEqual([1]);
    expect(withOption([1, 10], OPTION_CODES.covid, true)).toEqual([10, 1]);
    expect(withOption([1, 10], OPTION_CODES.covid, false)).toEqual([10]);
  });

  it("are recognised by their codes", () => {
    expect([0, 1, 2, 10].every(isOptionCode)).toBe(true);
    expect([3, -1, "0", undefined].some(isOptionCode)).toBe(false);
  });
});

describe("rest type", () => {
  it("is calm at 0 and sport otherwise", () => {
    expect(getLeisure(0, [0])).toEqual({ sportOption: 0, sequence: [] });
    expect(getLeisure(1, [])).toEqual({ sportOption: 1, sequence: [0] });
    expect(getLeisure(2, [0])).toEqual({ sportOption: 1, sequence: [0] });
  });

  it("retains the other options", () => {
    expect(getLeisure(0, [0, 2, 10]).sequence).toEqual([2, 10]);
    expect(getLeisure(1, [2, 10]).sequence).toEqual([2, 10, 0]);
  });
});

describe("add-on", () => {
  it.each([
    ["thingsSumAssured", 750],
    ["flatSumAssured", 10_000],
    ["neighborSumAssured", 10_000],
    ["accSumAssured", 5_000],
    ["flightDelaySign", 75],
    ["baggageDelaySign", 75],
    ["baggageLossSign", 750],
    ["pregnantOption", 1],
    ["covid19Option", 1],
    ["sunOption", 1],
    ["alcoholicOption", 1],
    ["poisoningOption", 1],
    ["seaCreatureOption", 1],
  ] as const)("%s switched on is %i", (field, value) => {
    expect(addOnValue(field, true)).toBe(value);
    expect(addOnValue(field, false)).toBe(0);
  });

  it("accepts exactly its sums, or 1 where it has none", () => {
    for (const { field, sums } of TRAVEL_ADD_ONS) {
      for (const sum of [0, ...sums]) expect(isAddOnValue(field, sum)).toBe(true);
      expect(isAddOnValue(field, 1)).toBe(sums.length === 0);
      for (const wrong of [-1, 2, 600, 0.5, Number.NaN]) {
        expect(isAddOnValue(field, wrong)).toBe(false);
      }
    }
  });

  it("may be sent with the value that a switch sets", () => {
    for (const { field } of TRAVEL_ADD_ONS) {
      expect(isAddOnValue(field, addOnValue(field, true))).toBe(true);
    }
  });

  it("is once in the list, with its option code where it has one", () => {
    expect(new Set(TRAVEL_ADD_ONS.map(({ field }) => field)).size).toBe(TRAVEL_ADD_ONS.length);
    const codes = TRAVEL_ADD_ONS.flatMap(({ field, optionCode }) =>
      optionCode === undefined ? [] : [`${field} ${optionCode}`],
    );
    expect(codes).toEqual(["flatSumAssured 10", "pregnantOption 2", "covid19Option 1"]);
    expect(addOnSums("accSumAssured")).toEqual([1_000, 3_000, 5_000, 7_000, 10_000]);
  });
});
