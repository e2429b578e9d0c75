import { describe, expect, it } from "vitest";
import {
  COMPENSATIONS,
  DEFAULT_INSURED_SUM,
  greenCardCountries,
  INSURED_SUMS,
  includedOptions,
  isCompensation,
  isMotorOptionValue,
  MOTOR_OPTIONS,
  motorOptionSums,
  motorOptionValue,
  motorOptionViolations,
  offersOption,
  SUM_LISTS,
} from "./motor-options.ts";

it("has the codes 0 to 3", () => {
  expect([...COMPENSATIONS.keys()].every(isCompensation)).toBe(true);
  expect([-1, 4, 1.5, Number.NaN].some(isCompensation)).toBe(false);
});

it.each([
  [{}, []],
  [{ greenCardKazOption: 0, greenCardKgzOption: 1 }, ["KG"]],
  [{ greenCardUzbOption: 1, greenCardKazOption: 1, greenCardKgzOption: 1 }, ["UZ", "KZ", "KG"]],
])("%j covers %j", (values, countries) => expect(greenCardCountries(values)).toEqual(countries));

describe("options of casco", () => {
  it("are switched on with their middle sum, or 1, and off with 0", () => {
    const on = Object.fromEntries(
      MOTOR_OPTIONS.map((each) => [each, motorOptionValue(each, true)]),
    );
    expect(on).toEqual({
      crSumAssured: 250_000,
      incidentSumAssured: 50_000,
      damageCarWashSumAssured: 1_000,
      noTraficPoliceSumAssured: 1_000,
      accidentAnyOption: 1,
      accident3tpOption: 1,
      oldNewOption: 1,
      greenCardUzbOption: 1,
      greenCardKazOption: 1,
      greenCardKgzOption: 1,
    });
    for (const option of MOTOR_OPTIONS) {
      expect(motorOptionValue(option, false)).toBe(0);
      expect(isMotorOptionValue(option, 0)).toBe(true);
      expect(isMotorOptionValue(option, motorOptionValue(option, true))).toBe(true);
    }
  });

  it("have the sums of lists 32 to 34", () => {
    expect(motorOptionSums("incidentSumAssured")).toBe(SUM_LISTS[32]);
    expect(motorOptionSums("crSumAssured")).toBe(SUM_LISTS[33]);
    expect(motorOptionSums("damageCarWashSumAssured")).toBe(SUM_LISTS[34]);
    expect(motorOptionSums("oldNewOption")).toEqual([]);
  });

  it("reject values outside the lists", () => {
    expect(motorOptionViolations({})).toEqual({});
    expect(
      motorOptionViolations({
        damageCarWashSumAssured: 500,
        crSumAssured: 10_000,
        greenCardUzbOption: 7,
        oldNewOption: -1,
      }),
    ).toEqual({
      damageCarWashSumAssured: "addOnSum",
      greenCardUzbOption: "addOnSum",
      oldNewOption: "addOnSum",
    });
  });
});

describe("insured sums", () => {
  it("increase from the initial one of an order", () => {
    expect(INSURED_SUMS[0]).toBe(DEFAULT_INSURED_SUM);
    expect(INSURED_SUMS.at(-1)).toBe(500_000);
    expect(INSURED_SUMS).toEqual(INSURED_SUMS.toSorted((a, b) => a - b));
  });
});

it("are not sold beside a programme that includes them", () => {
  expect(includedOptions("SCI_P3")).toEqual(["accidentAnyOption", "accident3tpOption"]);
  expect(offersOption("SCI_P2", "accidentAnyOption")).toBe(false);
  expect(offersOption("SCI_P2", "oldNewOption")).toBe(true);
  expect(offersOption("SCI_P1", "accident3tpOption")).toBe(true);
  expect(MOTOR_OPTIONS.every((option) => offersOption("ECI_P1", option))).toBe(true);
});
