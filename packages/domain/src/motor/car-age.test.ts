import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  carAge,
  cascoProgramsFor,
  issueYears,
  issueYearViolation,
  MAX_CAR_AGE_YEARS,
  maxCarAge,
} from "./car-age.ts";
import { MOTOR_PRODUCTS, MOTOR_PROGRAMS, type MotorProgram } from "./motor-programs.ts";

const TODAY = "2026-03-02";

describe("age of a car", () => {
  it("counts calendar years", () => {
    expect(carAge(2018, "2026-01-01")).toBe(8);
    expect(carAge(2018, "2026-12-31")).toBe(8);
  });

  it.each<[MotorProgram, number]>([
    ["SCI_P1", 20],
    ["SCI_P3", 20],
    ["ECI_P1", 30],
    ["ECI_P2", 20],
    ["ECI_P3", 30],
    ["ECI_FULL", 20],
    ["MCI_P1", 45],
  ])("ends for %s at %i years", (program, years) => {
    expect(maxCarAge(program)).toBe(years);
    expect(issueYearViolation(2026 - years, program, TODAY)).toBeUndefined();
    expect(issueYearViolation(2025 - years, program, TODAY)).toBe("carTooOld");
  });

  it.each([2027, 2018.5, 1899, Number.NaN])("is undefined for a car of %d", (year) => {
    expect(issueYearViolation(year, "MCI_P1", TODAY)).toBe("carIssueYear");
  });

  it.each(MOTOR_PRODUCTS)(
    "offers years of %s that at least one programme of it accepts",
    (product) => {
      const years = issueYears(product, TODAY);
      expect(years[0]).toBe(2026);
      expect(years.at(-1)).toBe(2026 - MAX_CAR_AGE_YEARS[product]);
      expect(years).toHaveLength(MAX_CAR_AGE_YEARS[product] + 1);
    },
  );

  it("hides partial damage above 20 years and everything above 30", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (age) => {
        const expected = [
          ...(age <= 30 ? ["ECI_P1"] : []),
          ...(age <= 20 ? ["ECI_P2"] : []),
          ...(age <= 30 ? ["ECI_P3"] : []),
        ];
        expect(cascoProgramsFor(age)).toEqual(expected);
      }),
    );
  });

  it("offers no programme that would then be refused", () => {
    for (const age of [0, 20, 21, 30]) {
      for (const program of cascoProgramsFor(age)) {
        expect(issueYearViolation(2026 - age, program, TODAY)).toBeUndefined();
      }
    }
    expect(MOTOR_PROGRAMS.every((program) => maxCarAge(program) <= MAX_CAR_AGE_YEARS.MTPL)).toBe(
      true,
    );
  });
});
