import { describe, expect, it } from "vitest";
import { type ExampleTab, STEPS, TABS } from "../testing/example-steps.ts";
import {
  firstPlace,
  isFinished,
  isLast,
  type OrderSteps,
  placeAfter,
  placeAt,
  placeByAddress,
  placeLeft,
  placeToChange,
  resumedPlace,
  toPlaceByPart,
  type WizardPosition,
} from "./wizard-position.ts";

type Place = WizardPosition<ExampleTab>;
const atPeople: Place = { current: "people", reached: "people" };
const atReview: Place = { current: "review", reached: "review" };

describe("the place in an order", () => {
  it("advances step by step in both layouts", () => {
    const walk = <Step extends string>(steps: OrderSteps<Step, string>) => {
      let place = firstPlace(steps);
      const seen: string[] = [];
      for (const _ of steps) {
        seen.push(place.current);
        place = placeAfter(steps, place);
      }
      return seen;
    };
    expect(walk(TABS)).toEqual(["cover", "extras", "people", "review"]);
    expect(walk(STEPS)).toEqual(["cover", "extras", "holder", "insured", "review"]);
    expect(isLast(TABS, "review")).toBe(true);
    expect(isLast(TABS, "people")).toBe(false);
  });

  it("opens finished steps only", () => {
    const finished = TABS.filter(({ key }) => isFinished(TABS, atPeople, key));
    expect(finished.map(({ key }) => key)).toEqual(["cover", "extras"]);
  });

  it("keeps finished steps when an earlier one is opened", () => {
    const back = placeAt(TABS, atReview, "cover");
    expect(back).toEqual({ current: "cover", reached: "review" });
    expect(placeAfter(TABS, back)).toEqual({ current: "extras", reached: "review" });
  });

  it("returns directly from a change link", () => {
    const changing = placeToChange(TABS, atPeople, "cover");
    expect(changing).toMatchObject({ current: "cover", returnTo: "people" });
    expect(placeAfter(TABS, changing)).toEqual(atPeople);
  });

  it("returns to the first origin when one change leads to another", () => {
    const twice = placeToChange(TABS, placeToChange(TABS, atReview, "people"), "cover");
    expect(twice).toMatchObject({ current: "cover", returnTo: "review" });
  });

  it("is restored from a draft with the finished steps and the return step", () => {
    for (const place of [atPeople, atReview, placeToChange(TABS, atReview, "cover")]) {
      expect(resumedPlace(TABS, toPlaceByPart(TABS, place), [])).toEqual(place);
    }
    const holder = toPlaceByPart(STEPS, { current: "holder", reached: "insured" });
    expect(resumedPlace(TABS, holder, [])).toMatchObject(atPeople);
  });

  it("is restored at an invalid part, and returns directly from the only one", () => {
    const review = { part: "review", reached: "review" } as const;
    expect(resumedPlace(TABS, review, ["cover"])).toEqual({
      current: "cover",
      reached: "review",
      returnTo: "review",
    });
    expect(resumedPlace(TABS, review, ["cover", "holder", "insured"])).toEqual({
      current: "cover",
      reached: "review",
    });
    expect(resumedPlace(TABS, { part: "extras" }, ["holder"])).toMatchObject({ current: "extras" });
  });

  it("discards what comes after a step that was left unfinished", () => {
    const leaving: Place = { current: "extras", reached: "review", leaving: "cover" };
    expect(placeLeft(leaving)).toEqual({ current: "cover", reached: "extras" });
  });
});

describe("the place in an address", () => {
  const asks = (place: Place, address: string | undefined, ...faulty: ("extras" | "insured")[]) =>
    placeByAddress(TABS, place, address, faulty).current;

  it("is the named step, up to the last opened one", () => {
    expect(asks(atReview, "extras")).toBe("extras");
    expect(asks({ current: "cover", reached: "people" }, "people")).toBe("people");
    expect(asks({ current: "cover", reached: "extras" }, "review")).toBe("extras");
  });

  it("is the first step without a name, and the last allowed one for an unknown name", () => {
    expect(asks(atPeople, undefined)).toBe("cover");
    expect(asks({ current: "cover", reached: "people" }, "summary")).toBe("people");
  });

  it("does not go forward past an invalid step; going back is free", () => {
    const changing: Place = { current: "cover", reached: "review" };
    expect(asks(changing, "review", "extras")).toBe("extras");
    expect(asks(changing, "review", "insured")).toBe("people");
    expect(asks(atReview, "cover", "extras", "insured")).toBe("cover");
    expect(asks(atPeople, "review", "extras")).toBe("people");
  });

  it("keeps the progress and discards a return step", () => {
    const changing: Place = { current: "cover", reached: "review", returnTo: "review" };
    expect(placeByAddress(TABS, changing, "people", [])).toEqual({
      current: "people",
      reached: "review",
    });
    expect(placeByAddress(TABS, changing, "cover", [])).toBe(changing);
  });
});
