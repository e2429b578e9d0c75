import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/iso-date.ts";
import { cancellationRefund, cancellationText } from "./cancellation.ts";

const START = "2026-03-01";
const policy = {
  startDate: START,
  endDate: "2027-02-28",
  priceDiram: 36_500,
  paidDiram: 36_500,
  parts: [],
  hasClaim: false,
};

const anyPolicy = fc
  .record({
    days: fc.integer({ min: 1, max: 1_500 }),
    priceDiram: fc.integer({ min: 0, max: 10_000_000 }),
    paidPercent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ days, priceDiram, paidPercent }) => ({
    startDate: START,
    endDate: addDays(START, days - 1),
    priceDiram,
    paidDiram: Math.floor((priceDiram * paidPercent) / 100),
    parts: [],
    hasClaim: false,
  }));
const anyDay = fc.integer({ min: -400, max: 1_600 }).map((days) => addDays(START, days));

describe("the refund of a cancelled policy", () => {
  it("is everything before it begins, then a share of the remaining days", () => {
    expect(cancellationRefund(policy, "2026-02-28")).toBe(36_500);
    expect(cancellationRefund(policy, START)).toBe(29_120);
    expect(cancellationRefund(policy, "2027-02-28")).toBe(0);
    expect(cancellationRefund(policy, "2027-03-01")).toBe(0);
  });

  it("never includes an instalment that was not paid", () => {
    const half = { ...policy, paidDiram: 18_250 };
    expect(cancellationRefund(half, "2026-02-28")).toBe(18_250);
    // A tenth of the year has passed, and half of it was paid: four tenths, of which 80 %.
    expect(cancellationRefund({ ...half, endDate: "2026-06-08" }, "2026-03-10")).toBe(11_680);
    expect(cancellationRefund(half, "2026-09-01")).toBe(0);
  });

  it("is nothing after the first day once a claim was made, and everything before it", () => {
    const claimed = { ...policy, hasClaim: true };
    expect(cancellationRefund(claimed, START)).toBe(0);
    expect(cancellationRefund(claimed, "2026-02-28")).toBe(36_500);
  });

  it("counts only the days on which cover was in force", () => {
    // Due on 1 April: suspended from 16 April on.
    const unpaid = { ...policy, paidDiram: 18_250, parts: [{ dueOn: "2026-04-01" }] };
    const before = cancellationRefund(unpaid, "2026-04-15");
    expect(before).toBe(Math.floor((18_250 - 46 * 100) * 0.8));
    expect(cancellationRefund(unpaid, "2026-05-31")).toBe(before);
    const late = { ...policy, parts: [{ dueOn: "2026-04-01", paidOn: "2026-05-01" }] };
    // 62 days have passed, of which 15, from 16 to 30 April, without cover.
    expect(cancellationRefund(late, "2026-05-01")).toBe((36_500 - 47 * 100) * 0.8);
  });

  it("is whole diram, never more than was paid, and never grows with time", () => {
    fc.assert(
      fc.property(anyPolicy, anyDay, (bought, day) => {
        const refund = cancellationRefund(bought, day);
        expect(Number.isInteger(refund)).toBe(true);
        expect(refund).toBeGreaterThanOrEqual(0);
        expect(refund).toBeLessThanOrEqual(bought.paidDiram);
        expect(cancellationRefund(bought, addDays(day, 1))).toBeLessThanOrEqual(refund);
      }),
    );
  });
});

it.each(["ru", "tg", "en"] as const)(
  "gives a last day only for a policy that has begun: %s",
  (language) => {
    const startDate = "2026-03-10";
    const texts = ["2026-03-09", "2026-03-10"].map((cancelledOn) =>
      cancellationText(language, { startDate, cancelledOn }),
    );
    expect(texts[0]).toContain("09.03.2026");
    expect(texts[0]).not.toMatch(/последний|охирин|last day/);
    expect(texts[1]).toMatch(/последний|охирин|last day/);
  },
);
