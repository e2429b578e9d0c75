import { describe, expect, it } from "vitest";
import {
  birthDateBounds,
  DRIVER_AGE,
  driverAgeViolation,
  holderAgeViolation,
  MOTOR_HOLDER_AGE,
} from "./ages.ts";

const TODAY = "2026-03-02";

describe("age of a holder", () => {
  it.each([
    ["2026-03-03", "dateInFuture"],
    ["2008-03-03", "adultsOnly"],
    ["2008-03-02", undefined],
    ["1946-03-02", undefined],
    ["1946-03-01", "tooOld"],
  ])("born on %s: %s", (birthDate, violation) => {
    expect(holderAgeViolation(birthDate, TODAY)).toBe(violation);
  });

  it("is up to 100 years in motor insurance", () => {
    expect(holderAgeViolation("1926-03-02", TODAY, MOTOR_HOLDER_AGE)).toBeUndefined();
    expect(holderAgeViolation("1926-03-01", TODAY, MOTOR_HOLDER_AGE)).toBe("tooOld");
  });

  it.each(["0001-01-01", "9999-12-31"])(
    "is returned, not thrown, while %s is typed",
    (birthDate) => {
      expect(holderAgeViolation(birthDate, TODAY)).toBeDefined();
    },
  );
});

describe("age of a driver", () => {
  it("is 21 to 100 years", () => {
    expect(birthDateBounds(DRIVER_AGE, TODAY)).toEqual({ min: "1926-03-02", max: "2005-03-02" });
    expect(driverAgeViolation("2005-03-02", TODAY)).toBeUndefined();
    expect(driverAgeViolation("2005-03-03", TODAY)).toBe("driverAge");
    expect(driverAgeViolation("1926-03-01", TODAY)).toBe("driverAge");
  });
});
