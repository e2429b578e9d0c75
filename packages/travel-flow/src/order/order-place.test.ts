import { describe, expect, it } from "vitest";
import { ORDER_STEPS } from "./order-layout.ts";
import {
  FIRST_PLACE,
  isFinished,
  isLast,
  type OrderPlace,
  placeAfter,
  placeAt,
  placeLeft,
  placeToChange,
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

  it("forgets what came after a step that was left unfinished", () => {
    const leaving: OrderPlace = { current: "options", reached: "review", leaving: "trip" };
    expect(placeLeft(leaving)).toEqual({ current: "trip", reached: "options" });
  });
});
