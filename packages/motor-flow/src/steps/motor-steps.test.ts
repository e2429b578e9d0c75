import { describe, expect, it } from "vitest";
import { motorProductOf, motorStepsOf } from "./motor-steps.ts";

describe("the steps of a motor order", () => {
  it("have a choice of programme for individual casco", () => {
    expect(motorStepsOf("ECI")).toEqual(["vehicle", "programme", "options", "people", "review"]);
  });

  it("go from the vehicle to the options for ready-made casco", () => {
    expect(motorStepsOf("SCI")).toEqual(["vehicle", "options", "people", "review"]);
  });

  it("do not exist for compulsory liability, which is one form", () => {
    expect(motorStepsOf("MTPL")).toEqual([]);
  });
});

describe("a product code", () => {
  it.each([
    ["MTPL", "MTPL"],
    ["MCI_P1", "MTPL"],
    ["ECI", "ECI"],
    ["ECI_P3", "ECI"],
    ["SCI_P1", "SCI"],
  ])("%s belongs to %s", (code, product) => {
    expect(motorProductOf(code)).toBe(product);
  });

  it.each(["", "eci", "SCIENCE", "TRAVEL"])("%j belongs to no motor insurance", (code) => {
    expect(motorProductOf(code)).toBeUndefined();
  });
});
