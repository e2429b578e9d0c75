import { addDays, daysBetween } from "@sughurta/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Earning,
  earnedThrough,
  earningChanges,
  getEarned,
  type PremiumState,
} from "./earning.ts";

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-01-01", days));
const premiumDiram = fc.integer({ min: 0, max: 900_000_000 });
const state = (isEnded: boolean): fc.Arbitrary<PremiumState> =>
  fc
    .tuple(premiumDiram, day, fc.integer({ min: 0, max: 400 }))
    .map(([premium, startDate, days]) => ({
      premiumDiram: premium,
      startDate,
      endDate: addDays(startDate, days),
      isEnded,
    }));

/** What changes add up to by the end of a day. */
const sumThrough = (changes: readonly Earning[], end: string) =>
  changes
    .filter((one) => one.day <= end)
    .reduce(
      (sum, one) => sum + one.earnedDiram + one.dailyDiram * (daysBetween(one.day, end) + 1),
      0,
    );

describe("earned premium", () => {
  it("grows by whole diram each day, and begins with the diram that remain", () => {
    const plan = { premiumDiram: 1_003, startDate: "2026-11-28", endDate: "2026-12-07" };
    const days = [
      "2026-11-27",
      "2026-11-28",
      "2026-11-30",
      "2026-12-01",
      "2026-12-07",
      "2027-01-01",
    ];
    expect(days.map((one) => earnedThrough(plan, one))).toEqual([0, 101, 303, 403, 1_003, 1_003]);
  });

  it("is within a quarter of a diram per day of the exact share", () => {
    fc.assert(
      fc.property(state(false), day, (plan, end) => {
        const days = daysBetween(plan.startDate, plan.endDate) + 1;
        const elapsed = Math.min(Math.max(0, daysBetween(plan.startDate, end) + 1), days);
        const exact = (plan.premiumDiram * elapsed) / days;
        expect(Math.abs(earnedThrough(plan, end) - exact)).toBeLessThanOrEqual(days / 4 + 0.001);
      }),
    );
  });
});

describe("changes of earnings", () => {
  it("add up to the earned premium of a new policy on every day from its sale on", () => {
    fc.assert(
      fc.property(state(false), day, fc.nat(900), (sold, soldOn, later) => {
        const end = addDays(soldOn, later);
        const changes = earningChanges(undefined, sold, soldOn);
        expect(sumThrough(changes, end)).toBe(getEarned(sold, end));
      }),
    );
  });

  it("add up to the earned premium after a correction, and after a cancellation", () => {
    fc.assert(
      fc.property(
        state(false),
        fc.boolean().chain(state),
        day,
        fc.nat(300),
        fc.nat(600),
        (sold, changed, soldOn, between, later) => {
          const changedOn = addDays(soldOn, between);
          const end = addDays(changedOn, later);
          const changes = [
            ...earningChanges(undefined, sold, soldOn),
            ...earningChanges(sold, changed, changedOn),
          ];
          expect(sumThrough(changes, end)).toBe(getEarned(changed, end));
          if (between === 0) return;
          const before = addDays(changedOn, -1);
          expect(sumThrough(changes, before)).toBe(getEarned(sold, before));
        },
      ),
    );
  });
});
