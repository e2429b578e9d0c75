import type { TravelTrip } from "@sughurta/travel-flow";
import { afterEach, describe, expect, it } from "vitest";
import {
  forgetPersonOfTrip,
  toNavigationState,
  tripInNavigationState,
} from "./trip-navigation-state.ts";

const trip: TravelTrip = {
  country: ["TR", "SCU"],
  howOften: "0",
  beginDate: "2026-03-10",
  endDate: "2026-03-20",
  spaType: "1",
  holderBirthday: "1990-05-14",
  holderGender: "f",
};

afterEach(forgetPersonOfTrip);

describe("a trip on its way from the landing page to the order", () => {
  it("arrives whole, with nothing about the person in the navigation state", () => {
    const state = toNavigationState(trip);
    expect(JSON.stringify(state)).not.toMatch(/1990|holder/);
    expect(tripInNavigationState(structuredClone(state))).toEqual(trip);
  });

  it("is gone with the page it came from, and once the order has it", () => {
    const state = toNavigationState(trip);
    forgetPersonOfTrip();
    expect(tripInNavigationState(state)).toBeUndefined();
  });

  it("is not taken from an earlier state, or from none", () => {
    const earlier = toNavigationState(trip);
    toNavigationState({ ...trip, country: ["AE"] });
    for (const state of [earlier, null, undefined, "trip", {}]) {
      expect(tripInNavigationState(state)).toBeUndefined();
    }
  });
});
