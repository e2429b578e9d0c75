import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../dates/iso-date.ts";
import {
  choosesBeginDate,
  defaultMotorPeriod,
  isLiabilityBegin,
  motorBeginDateBounds,
  motorEndDate,
  motorPeriodViolations,
} from "./motor-dates.ts";
import { MOTOR_PRODUCTS } from "./motor-programs.ts";

const TODAY = "2026-03-02";
const aDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("1990-01-01", days));

describe("dates of a motor policy", () => {
  it.each([
    ["2026-03-06", "2027-03-05"],
    ["2027-03-01", "2028-02-29"],
    ["2028-02-29", "2029-02-27"],
  ])("from %s it lasts to %s", (begin, end) => expect(motorEndDate(begin)).toBe(end));

  it.each([
    ["MTPL", { beginDate: "2026-03-03", endDate: "2027-03-02" }],
    ["ECI", { beginDate: "2026-03-06", endDate: "2027-03-05" }],
    ["SCI", { beginDate: "2026-03-06", endDate: "2027-03-05" }],
  ] as const)("%s begins with %j", (product, period) => {
    expect(defaultMotorPeriod(product, TODAY)).toEqual(period);
    expect(choosesBeginDate(product)).toBe(product !== "MTPL");
  });

  it("offers valid dates, on every day of every kind", () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom(...MOTOR_PRODUCTS), (today, product) => {
        const period = defaultMotorPeriod(product, today);
        expect(motorPeriodViolations(period, today)).toEqual({});
        expect(daysBetween(period.beginDate, period.endDate)).toBeGreaterThanOrEqual(363);
        expect(daysBetween(period.beginDate, period.endDate)).toBeLessThanOrEqual(365);
      }),
    );
  });

  it.each([
    [{}, {}],
    [{ beginDate: TODAY }, { beginDate: "motorBegin" }],
    [{ beginDate: "2026-03-03" }, {}],
    [{ beginDate: "2027-03-03" }, { beginDate: "motorBegin" }],
    [{ beginDate: "2026-03-06", endDate: "2027-03-06" }, { endDate: "motorEnd" }],
    [{ beginDate: "2026-03-06", endDate: "2027-03-05" }, {}],
  ])("%j: %j", (period, violations) => {
    expect(motorPeriodViolations(period, TODAY)).toEqual(violations);
  });

  it.each([
    ["2026-03-03", undefined, true],
    ["2026-03-04", undefined, false],
    ["2026-03-21", "2026-03-20", true],
    ["2026-03-22", "2026-03-20", false],
    ["2026-03-03", "2026-03-20", true],
    ["2026-02-21", "2026-02-20", false],
  ] as const)(
    "compulsory liability may begin on %s after a policy until %s: %s",
    (day, until, may) => {
      expect(isLiabilityBegin(day, TODAY, until)).toBe(may);
    },
  );

  it("begins from tomorrow to a year ahead", () => {
    expect(motorBeginDateBounds(TODAY)).toEqual({ min: "2026-03-03", max: "2027-03-02" });
  });
});
