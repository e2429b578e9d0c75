import { describe, expect, it } from "vitest";
import { aTravelOrder, TODAY } from "#src/testing/builders.ts";
import { edited } from "#src/testing/edited-order.ts";
import { newTravelOrder, type TravelOrderValues } from "./order-values.ts";
import { withServerPeriod } from "./trip.ts";

describe("effects of the period", () => {
  it.each<[string, Partial<TravelOrderValues>, Partial<TravelOrderValues>, object]>([
    ["begins with today and tomorrow", {}, {}, { endDate: "2026-03-03", dayCount: 2 }],
    [
      "moves the end when the trip would be shorter than two days, and says so",
      { beginDate: "2026-03-05", endDate: "2026-03-09" },
      { beginDate: "2026-03-12" },
      { endDate: "2026-03-13", dayCount: 2, endDateMoved: true },
    ],
    [
      "counts days with both ends",
      { beginDate: "2026-03-05", endDate: "2026-03-09" },
      { endDate: "2026-03-20" },
      { endDate: "2026-03-20", dayCount: 16, endDateMoved: false },
    ],
    [
      "leaves a date alone while it is typed",
      { beginDate: "2026-03-05", endDate: "2026-03-09" },
      { endDate: "1" },
      { beginDate: "2026-03-05", endDate: "1" },
    ],
    [
      "gives many trips a year less a day and ninety days",
      { beginDate: "2026-03-05", endDate: "2026-03-09" },
      { howOften: "1" },
      { beginDate: "2026-03-05", endDate: "2027-03-04", dayCount: 90 },
    ],
    [
      "lets the year of many trips follow its begin",
      { howOften: "1", beginDate: "2026-03-05", endDate: "2027-03-04", dayCount: 90 },
      { beginDate: "2026-04-01" },
      { endDate: "2027-03-31", dayCount: 90 },
    ],
    [
      "keeps the length of a trip whose dates have passed when it begins anew",
      { beginDate: "2026-02-20", endDate: "2026-03-02", dayCount: 11, datesPassed: true },
      { beginDate: "2026-03-25" },
      { endDate: "2026-04-04", dayCount: 11, endDateMoved: false, datesPassed: false },
    ],
    [
      "waits for the whole of a new begin",
      { beginDate: "2026-02-20", endDate: "2026-03-02", dayCount: 11, datesPassed: true },
      { beginDate: "25" },
      { endDate: "2026-03-02", dayCount: 11, datesPassed: true },
    ],
    [
      "takes an end that is chosen after the dates have passed",
      { beginDate: "2026-02-20", endDate: "2026-03-02", dayCount: 11, datesPassed: true },
      { endDate: "2026-03-09" },
      { endDate: "2026-03-09", datesPassed: false },
    ],
    [
      "begins anew today and tomorrow when it is one trip again",
      { howOften: "1", beginDate: "2026-04-01", endDate: "2027-03-31", dayCount: 90 },
      { howOften: "0" },
      { beginDate: TODAY, endDate: "2026-03-03", dayCount: 2 },
    ],
  ])("%s", (_, before, change, after) => {
    expect(edited({ ...newTravelOrder(TODAY), ...before }, change)).toMatchObject(after);
  });

  it("uses the server's end only where the dates were not changed since", () => {
    const request = { beginDate: "2026-03-10", endDate: "2026-03-20" };
    const served = { endDate: "2026-03-21", dayCount: 12 };
    expect(withServerPeriod(aTravelOrder(), request, served)).toMatchObject(served);
    const touched = aTravelOrder({ endDate: "2026-03-25", dayCount: 16 });
    expect(withServerPeriod(touched, request, served)).toBe(touched);
  });
});

describe("effects of the countries", () => {
  it.each<[string, string[], string[], string[]]>([
    ["adds a country", ["TR"], ["TR", "DE"], ["TR", "DE"]],
    ["removes what a group covers", ["TR", "DE", "FR"], ["TR", "DE", "FR", "SCU"], ["TR", "SCU"]],
    ["adds nothing that a group covers", ["WET"], ["WET", "TR"], ["WET"]],
    ["lets the whole world stand alone", ["SCU", "UZ"], ["SCU", "UZ", "WET"], ["WET"]],
    ["removes the CIS by its group", ["UZ", "DE"], ["UZ", "DE", "CET"], ["DE", "CET"]],
    ["never leads to Tajikistan", ["TR"], ["TR", "TJ"], ["TR"]],
    ["drops a country", ["TR", "DE"], ["DE"], ["DE"]],
  ])("%s", (_, before, after, expected) => {
    expect(
      edited({ ...newTravelOrder(TODAY), country: before }, { country: after }).country,
    ).toEqual(expected);
  });
});
