import { describe, expect, it } from "vitest";
import { driverViolations, drivingYears, isNewDriver } from "./driver-experience.ts";

const TODAY = "2026-03-02";

describe("driver of casco", () => {
  it.each([
    [{}, {}],
    [{ birthDate: "2005-03-02", licenceDate: "2024-06-01" }, {}],
    [{ birthDate: "2005-03-03", licenceDate: "2024-06-01" }, { birthDate: "driverAge" }],
    [{ birthDate: "1925-03-02" }, { birthDate: "driverAge" }],
    [{ birthDate: "1990-05-14", licenceDate: "2025-03-02" }, {}],
    [{ birthDate: "1990-05-14", licenceDate: "2025-03-03" }, { licenceDate: "driverExperience" }],
    [{ birthDate: "1990-05-14", licenceDate: "2006-05-13" }, { licenceDate: "licenceTooEarly" }],
    [{ birthDate: "1990-05-14", licenceDate: "2006-05-14" }, {}],
  ])("%j: %j", (driver, violations) => {
    expect(driverViolations(driver, TODAY)).toEqual(violations);
  });

  it("counts full years of experience", () => {
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
