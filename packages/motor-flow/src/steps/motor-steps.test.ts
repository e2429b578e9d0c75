import { describe, expect, it } from "vitest";
import { motorStepsOf } from "./motor-steps.ts";

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
