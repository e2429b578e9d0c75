import { afterEach, describe, expect, it } from "vitest";
import { navigationState } from "./navigation-state.ts";

const trip = { country: ["TR", "SCU"], holderBirthday: "1990-05-14" };
const { toNavigationState, inNavigationState, clear } = navigationState<typeof trip>();

afterEach(clear);

describe("a value passed from one page to the next", () => {
  it("arrives complete, and the navigation state contains only its key", () => {
    const state = toNavigationState(trip);
    expect(JSON.stringify(state)).not.toMatch(/1990-05-14|birth|holder|country/);
    expect(inNavigationState(structuredClone(state))).toEqual(trip);
  });

  it("is deleted with the page it came from, and once the next page has read it", () => {
    const state = toNavigationState(trip);
    clear();
    expect(inNavigationState(state)).toBeUndefined();
  });

  it("is not read from an older state, or from none", () => {
    const earlier = toNavigationState(trip);
    toNavigationState({ ...trip, country: ["AE"] });
    for (const state of [earlier, null, undefined, "trip", {}]) {
      expect(inNavigationState(state)).toBeUndefined();
    }
  });
});
