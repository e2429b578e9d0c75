import { afterEach, describe, expect, it } from "vitest";
import { carriedState } from "./carried-state.ts";

const trip = { country: ["TR", "SCU"], holderBirthday: "1990-05-14" };
const { toNavigationState, inNavigationState, forget } = carriedState<typeof trip>();

afterEach(forget);

describe("what one page hands to the next", () => {
  it("arrives whole, with nothing of it in the navigation state", () => {
    const state = toNavigationState(trip);
    expect(JSON.stringify(state)).not.toMatch(/1990-05-14|birth|holder|country/);
    expect(inNavigationState(structuredClone(state))).toEqual(trip);
  });

  it("is gone with the page it came from, and once the next page has it", () => {
    const state = toNavigationState(trip);
    forget();
    expect(inNavigationState(state)).toBeUndefined();
  });

  it("is not taken from an earlier state, or from none", () => {
    const earlier = toNavigationState(trip);
    toNavigationState({ ...trip, country: ["AE"] });
    for (const state of [earlier, null, undefined, "trip", {}]) {
      expect(inNavigationState(state)).toBeUndefined();
    }
  });
});
