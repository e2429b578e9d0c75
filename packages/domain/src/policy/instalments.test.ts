import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/iso-date.ts";
import {
  firstInstalment,
  getInstalments,
  instalmentNoticeOn,
  suspendedDays,
  suspendedSince,
} from "./instalments.ts";

describe("a price in instalments", () => {
  it("is half at once and a quarter after one and two months", () => {
    expect(getInstalments(100_000, "2026-12-31")).toEqual([
      { part: 1, percent: 50, amountDiram: 50_000, dueOn: "2026-12-31" },
      { part: 2, percent: 25, amountDiram: 25_000, dueOn: "2027-01-31" },
      { part: 3, percent: 25, amountDiram: 25_000, dueOn: "2027-02-28" },
    ]);
  });

  it("adds up for every price, with any rounding", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10 ** 9 }), (price) => {
        const parts = getInstalments(price, "2026-03-02");
        expect(parts.reduce((sum, { amountDiram }) => sum + amountDiram, 0)).toBe(price);
        expect(parts[0]?.amountDiram).toBe(firstInstalment(price));
      }),
    );
  });
});

describe("the cover of a policy paid in instalments", () => {
  const paid = { dueOn: "2026-03-02", paidOn: "2026-03-02" };
  const second = { dueOn: "2026-04-02" };
  const third = { dueOn: "2026-05-02" };
  const parts = [paid, second, third];

  it.each([
    ["2026-04-16", undefined],
    ["2026-04-17", "2026-04-17"],
    ["2026-09-01", "2026-04-17"],
  ])(
    "is suspended from the fifteenth day after an instalment was due: on %s since %s",
    (day, since) => {
      expect(suspendedSince(parts, day)).toBe(since);
    },
  );

  it("is resumed once the instalment is paid, until the next one is late", () => {
    const resumed = [paid, { ...second, paidOn: "2026-04-20" }, third];
    expect(suspendedSince(resumed, "2026-05-16")).toBeUndefined();
    expect(suspendedSince(resumed, "2026-05-17")).toBe("2026-05-17");
    expect(suspendedSince([{ ...third, paidOn: "2026-05-02" }], "2026-12-01")).toBeUndefined();
  });
});

it.each([
  [-8, undefined],
  [-7, "before"],
  [-1, "before"],
  [0, "due"],
  [2, "due"],
  [3, "after3"],
  [10, "after10"],
  [14, "after10"],
  [15, "suspended"],
  [40, "suspended"],
])("reminds of an unpaid instalment %s days after it was due: %s", (days, notice) => {
  expect(instalmentNoticeOn("2026-04-02", addDays("2026-04-02", days))).toBe(notice);
});

it.each([
  [[], 0],
  [[{ dueOn: "2026-04-01" }], 45],
  [[{ dueOn: "2026-04-01", paidOn: "2026-04-16" }], 0],
  [[{ dueOn: "2026-04-01", paidOn: "2026-04-17" }], 1],
  [[{ dueOn: "2026-05-01" }, { dueOn: "2026-04-01", paidOn: "2026-05-20" }], 45],
  [[{ dueOn: "2026-04-01", paidOn: "2026-04-20" }, { dueOn: "2026-05-01" }], 4 + 15],
  [[{ dueOn: "2026-01-01", paidOn: "2026-03-02" }], 1],
  [[{ dueOn: "2026-05-20" }], 0],
])("of instalments %j, %i days from 1 March to 30 May are without cover", (parts, days) => {
  expect(suspendedDays(parts, { from: "2026-03-01", to: "2026-05-30" })).toBe(days);
});
