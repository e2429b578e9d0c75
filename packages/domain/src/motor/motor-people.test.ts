import { describe, expect, it } from "vitest";
import {
  canAddDriver,
  canDeleteDriver,
  driverCountViolation,
  driverViolations,
  drivingYears,
  isNewDriver,
  needsTaxNumber,
  residentDocTypes,
} from "./motor-people.ts";

it.each([
  ["resident", [0], true],
  ["nonresident", [2, 0, 1], false],
] as const)("a %s has one of %j, tax number %s", (resident, docTypes, taxNumber) => {
  expect(residentDocTypes(resident)).toEqual(docTypes);
  expect(needsTaxNumber(resident)).toBe(taxNumber);
});

it.each([
  [
    { count: 0, multiDrive: false },
    { add: true, del: false, violation: "driversNeeded" },
  ],
  [
    { count: 1, multiDrive: false },
    { add: true, del: false, violation: undefined },
  ],
  [
    { count: 2, multiDrive: false },
    { add: true, del: true, violation: undefined },
  ],
  [
    { count: 3, multiDrive: false },
    { add: false, del: true, violation: undefined },
  ],
  [
    { count: 4, multiDrive: false },
    { add: false, del: true, violation: "maxDrivers" },
  ],
  [
    { count: 0, multiDrive: true },
    { add: false, del: false, violation: undefined },
  ],
  [
    { count: 2, multiDrive: true },
    { add: false, del: false, violation: undefined },
  ],
])("drivers %j: %j", (list, { add, del, violation }) => {
  expect(canAddDriver(list)).toBe(add);
  expect(canDeleteDriver(list)).toBe(del);
  expect(driverCountViolation(list)).toBe(violation);
});

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
