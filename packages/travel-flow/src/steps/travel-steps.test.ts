import { describe, expect, it } from "vitest";
import { TRAVEL_STEPS, travelStepAfter } from "./travel-steps.ts";

describe("the steps of a travel order", () => {
  it("lead from the trip over options and people to the review", () => {
    expect(TRAVEL_STEPS.map(travelStepAfter)).toEqual(["options", "people", "review", undefined]);
  });
});
