import type { TravelTrip } from "@sughurta/travel-flow";
import { afterEach, describe, expect, it } from "vitest";
import { forgetHandedOverTrip, handedOverTrip, handOverTrip } from "./handed-over-trip.ts";

const trip: TravelTrip = {
  country: ["TR", "SCU"],
  howOften: "0",
  beginDate: "2026-03-10",
  endDate: "2026-03-20",
  spaType: "1",
  holderBirthday: "1990-05-14",
  holderGender: "f",
};

afterEach(forgetHandedOverTrip);

describe("a trip on its way from the landing page to the order", () => {
  it("arrives whole, with nothing about the person in the navigation state", () => {
    const state = handOverTrip(trip);
    expect(JSON.stringify(state)).not.toMatch(/1990|holder/);
    expect(handedOverTrip(structuredClone(state))).toEqual(trip);
  });

  it("is gone with the page it came from, and once the order has it", () => {
    const state = handOverTrip(trip);
    forgetHandedOverTrip();
    expect(handedOverTrip(state)).toBeUndefined();
  });

  it("is not taken from the state of an earlier hand-over, or from none", () => {
    const earlier = handOverTrip(trip);
    handOverTrip({ ...trip, country: ["AE"] });
    for (const state of [earlier, null, undefined, "trip", {}]) {
      expect(handedOverTrip(state)).toBeUndefined();
    }
  });
});
