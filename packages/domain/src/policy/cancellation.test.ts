import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/iso-date.ts";
import { cancellationRefund } from "./cancellation.ts";

const START = "2026-03-01";
const policy = { startDate: START, endDate: "2027-02-28", paidDiram: 36_500, hasClaim: false };

const anyPolicy = fc
  .record({
    days: fc.integer({ min: 1, max: 1_500 }),
    paidDiram: fc.integer({ min: 0, max: 10_000_000 }),
  })
  .map(({ days, paidDiram }) => ({
    startDate: START,
    endDate: addDays(START, days - 1),
    paidDiram,
    hasClaim: false,
  }));
const anyDay = fc.integer({ min: -400, max: 1_600 }).map((days) => addDays(START, days));

describe("what is paid back for a cancelled policy", () => {
  it("is all before it begins, then a share of the days that are left", () => {
    expect(cancellationRefund(policy, "2026-02-28")).toBe(36_500);
    expect(cancellationRefund(policy, START)).toBe(29_120);
    expect(cancellationRefund(policy, "2027-02-28")).toBe(0);
    expect(cancellationRefund(policy, "2027-03-01")).toBe(0);
  });

  it("is nothing once somebody has claimed", () => {
    expect(cancellationRefund({ ...policy, hasClaim: true }, "2026-02-01")).toBe(0);
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
