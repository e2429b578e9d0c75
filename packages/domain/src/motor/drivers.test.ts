import { expect, it } from "vitest";
import { canAddDriver, canDeleteDriver, driverCountViolation } from "./drivers.ts";

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
