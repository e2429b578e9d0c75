import { describe, expect, it } from "vitest";
import { ORDER_STEPS } from "./order-layout.ts";
import {
  FIRST_PLACE,
  isFinished,
  isLast,
  keptPlace,
  type OrderPlace,
  placeAfter,
  placeAt,
  placeLeft,
  placeToChange,
  resumedPlace,
} from "./order-place.ts";

const { tabs, steps } = ORDER_STEPS;
const atPeople: OrderPlace = { current: "people", reached: "people" };

describe("the place in an order", () => {
  it("goes step by step in both layouts", () => {
    const walk = (layout: typeof tabs) => {
      let place = FIRST_PLACE;
      const seen: string[] = [];
      for (const _ of layout) {
        seen.push(place.current);
        place = placeAfter(layout, place);
      }
      return seen;
    };
    expect(walk(tabs)).toEqual(["trip", "options", "people", "review"]);
    expect(walk(steps)).toEqual(["trip", "options", "holder", "insured", "review"]);
    expect(isLast(tabs, "review")).toBe(true);
    expect(isLast(tabs, "people")).toBe(false);
  });

  it("opens finished steps only", () => {
    expect(tabs.filter(({ key }) => isFinished(tabs, atPeople, key)).map(({ key }) => key)).toEqual(
      ["trip", "options"],
    );
  });

  it("keeps what was finished when an earlier step is opened", () => {
    const back = placeAt(tabs, { current: "review", reached: "review" }, "trip");
    expect(back).toEqual({ current: "trip", reached: "review" });
    expect(placeAfter(tabs, back)).toEqual({ current: "options", reached: "review" });
  });

  it("leads from a change link straight back", () => {
    const changing = placeToChange(tabs, atPeople, "trip");
    expect(changing).toMatchObject({ current: "trip", returnTo: "people" });
    expect(placeAfter(tabs, changing)).toEqual(atPeople);
  });

  it("remembers the first way back when one change leads to another", () => {
    const review: OrderPlace = { current: "review", reached: "review" };
    const twice = placeToChange(tabs, placeToChange(tabs, review, "people"), "trip");
    expect(twice).toMatchObject({ current: "trip", returnTo: "review" });
  });

  it("comes back from a draft with what was finished and the way back", () => {
    const review: OrderPlace = { current: "review", reached: "review" };
    for (const place of [atPeople, review, placeToChange(tabs, review, "trip")]) {
      expect(resumedPlace(tabs, keptPlace(tabs, place), [])).toEqual(place);
    }
    const holder = keptPlace(steps, { current: "holder", reached: "insured" });
    expect(resumedPlace(tabs, holder, [])).toMatchObject(atPeople);
  });

  it("comes back at a part that is no longer right, and straight back from the only one", () => {
    const review = { part: "review", reached: "review" } as const;
    expect(resumedPlace(tabs, review, ["trip"])).toEqual({
      current: "trip",
      reached: "review",
      returnTo: "review",
    });
    expect(resumedPlace(tabs, review, ["trip", "holder", "insured"])).toEqual({
      current: "trip",
      reached: "review",
    });
    expect(resumedPlace(tabs, { part: "options" }, ["holder"])).toMatchObject({
      current: "options",
    });
  });

  it("forgets what came after a step that was left unfinished", () => {
    const leaving: OrderPlace = { current: "options", reached: "review", leaving: "trip" };
    expect(placeLeft(leaving)).toEqual({ current: "trip", reached: "options" });
  });
});
