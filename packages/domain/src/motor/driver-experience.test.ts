import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, ageOn } from "../dates/iso-date.ts";
import {
  driverBirthDateBounds,
  driverViolations,
  drivingYears,
  isNewDriver,
  licenceDateBounds,
} from "./driver-experience.ts";

const TODAY = "2026-03-02";

describe("driver of casco", () => {
  it("is 21 to 100 years old, whatever the day", () => {
    const aDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("1960-01-01", days));
    fc.assert(
      fc.property(aDay, (today) => {
        const { min, max } = driverBirthDateBounds(today);
        expect([ageOn(min, today), ageOn(addDays(min, -1), today)]).toEqual([100, 101]);
        expect([ageOn(max, today), ageOn(addDays(max, 1), today)]).toEqual([21, 20]);
      }),
    );
  });

  it.each([
    [{}, {}],
    [{ birthDate: "2005-03-02", licenceDate: "2024-06-01" }, {}],
    [{ birthDate: "2005-03-03", licenceDate: "2024-06-01" }, { birthDate: "driverAge" }],
    [{ birthDate: "1925-03-02" }, { birthDate: "driverAge" }],
    [{ birthDate: "1990-05-14", licenceDate: "2025-03-02" }, {}],
    [{ birthDate: "1990-05-14", licenceDate: "2025-03-03" }, { licenceDate: "driverExperience" }],
    [{ birthDate: "1990-05-14", licenceDate: "2006-05-13" }, { licenceDate: "driverExperience" }],
    [{ birthDate: "1990-05-14", licenceDate: "2006-05-14" }, {}],
  ])("%j: %j", (driver, violations) => {
    expect(driverViolations(driver, TODAY)).toEqual(violations);
  });

  it("has a licence from the age of 16 and for a year", () => {
    expect(licenceDateBounds("2004-02-29", TODAY)).toEqual({
      min: "2020-02-29",
      max: "2025-03-02",
    });
    expect(drivingYears("2015-04-01", TODAY)).toBe(10);
  });

  it.each([
    [{ birthDate: "1990-05-14", licenceDate: "2015-04-01" }, false],
    [{ birthDate: "2001-03-02", licenceDate: "2023-03-02" }, false],
    [{ birthDate: "2001-03-03", licenceDate: "2020-03-02" }, true],
    [{ birthDate: "1990-05-14", licenceDate: "2023-03-03" }, true],
    [{}, false],
  ])("%j is new: %s", (driver, isNew) => expect(isNewDriver(driver, TODAY)).toBe(isNew));
});
