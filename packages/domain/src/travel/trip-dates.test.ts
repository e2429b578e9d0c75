import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addYears, compareDates, isDateWithin } from "../dates/iso-date.ts";
import {
  beginDateBounds,
  defaultTrip,
  endDateBounds,
  movedEndDate,
  multiTrip,
  multiTripEnd,
  normalizePeriod,
  tripDateViolations,
  tripDays,
} from "./trip-dates.ts";

const TODAY = "2026-03-02";
const aDate = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("1990-01-01", days));
const single = (beginDate: string, endDate: string) => ({
  multi: 0 as const,
  beginDate,
  endDate,
  dayCount: tripDays(beginDate, endDate),
});

describe("days of a trip", () => {
  it.each([
    ["2026-03-02", "2026-03-03", 2],
    ["2026-03-02", "2026-03-02", 1],
    ["2028-02-28", "2028-03-01", 3],
    ["2026-12-31", "2027-01-01", 2],
  ])("from %s to %s are %i", (begin, end, days) => {
    expect(tripDays(begin, end)).toBe(days);
  });
});

describe("initial trip of a form", () => {
  it("is today and tomorrow", () => {
    expect(defaultTrip(TODAY)).toEqual(single(TODAY, "2026-03-03"));
  });

  it("breaks no rule on any day", () => {
    fc.assert(
      fc.property(aDate, (today) => {
        expect(tripDateViolations(defaultTrip(today), today)).toEqual({});
      }),
    );
  });
});

describe("policy for multiple trips", () => {
  it.each([
    ["2026-03-10", "2027-03-09"],
    ["2026-01-01", "2026-12-31"],
    ["2028-02-29", "2029-02-27"],
    ["2027-03-01", "2028-02-29"],
  ])("from %s ends on %s", (begin, end) => {
    expect(multiTripEnd(begin)).toBe(end);
  });

  it("covers trips of 90 days", () => {
    expect(multiTrip("2026-03-10")).toMatchObject({
      multi: 1,
      endDate: "2027-03-09",
      dayCount: 90,
    });
  });
});

describe("begin of a trip", () => {
  it("is today to four years from today, so that two days fit", () => {
    expect(beginDateBounds(TODAY)).toEqual({ min: TODAY, max: "2030-03-01" });
  });

  it("leaves room for the year of multiple trips", () => {
    expect(beginDateBounds(TODAY, 1)).toEqual({ min: TODAY, max: "2029-03-03" });
    expect(multiTripEnd("2029-03-03")).toBe("2030-03-02");
  });

  it("always has a valid end", () => {
    fc.assert(
      fc.property(
        aDate,
        fc.nat(1500),
        fc.constantFrom(0 as const, 1 as const),
        (today, n, multi) => {
          const { min, max } = beginDateBounds(today, multi);
          const wished = addDays(min, n);
          const begin = compareDates(wished, max) > 0 ? max : wished;
          const period =
            multi === 1 ? multiTrip(begin) : single(begin, endDateBounds(begin, today).min);
          expect(tripDateViolations(period, today)).toEqual({});
          expect(compareDates(period.endDate, addYears(today, 4))).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});

describe("end of a trip", () => {
  it("is the day after the begin to 364 days in all", () => {
    expect(endDateBounds("2026-03-10", TODAY)).toEqual({ min: "2026-03-11", max: "2027-03-08" });
    expect(tripDays("2026-03-10", "2027-03-08")).toBe(364);
  });

  it("is never later than four years from today", () => {
    expect(endDateBounds("2030-02-01", TODAY).max).toBe("2030-03-02");
  });

  it.each([
    ["2026-03-10", "2026-03-10", "2026-03-11"],
    ["2026-03-10", "2026-03-01", "2026-03-11"],
    ["2026-03-10", "2026-03-11", "2026-03-11"],
    ["2026-03-10", "2026-04-01", "2026-04-01"],
  ])("from %s to %s ends on %s", (begin, end, moved) => {
    expect(movedEndDate(begin, end)).toBe(moved);
  });

  it("is refused exactly outside its bounds", () => {
    fc.assert(
      fc.property(fc.nat(1460), fc.integer({ min: -10, max: 1500 }), (toBegin, toEnd) => {
        const begin = addDays(TODAY, toBegin);
        const end = addDays(begin, toEnd);
        const violations = tripDateViolations(single(begin, end), TODAY);
        const allowed = isDateWithin(end, endDateBounds(begin, TODAY));
        expect(violations.endDate === undefined).toBe(allowed);
      }),
    );
  });
});

describe("an edited period", () => {
  it("moves an end before the begin and counts the days again", () => {
    const edited = { multi: 0 as const, beginDate: "2026-03-10", endDate: "2026-03-05" };
    expect(normalizePeriod(edited)).toEqual(single("2026-03-10", "2026-03-11"));
    expect(normalizePeriod({ ...edited, endDate: "2026-03-14" }).dayCount).toBe(5);
  });

  it("covers a year for multiple trips whatever its end was", () => {
    const edited = { multi: 1 as const, beginDate: "2026-03-10", endDate: "2026-03-05" };
    expect(normalizePeriod(edited)).toEqual(multiTrip("2026-03-10"));
  });

  it("is idempotent, and never shorter than two days", () => {
    fc.assert(
      fc.property(aDate, aDate, fc.constantFrom(0 as const, 1 as const), (begin, end, multi) => {
        const settled = normalizePeriod({ multi, beginDate: begin, endDate: end });
        expect(normalizePeriod(settled)).toEqual(settled);
        expect(tripDays(settled.beginDate, settled.endDate)).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

describe("violations of a period", () => {
  it.each([
    [single("2026-03-01", "2026-03-05"), { beginDate: "tripBegin" }],
    [single("2030-03-02", "2030-03-05"), { beginDate: "tripBegin" }],
    [single("2026-03-10", "2026-03-10"), { endDate: "tripEnd" }],
    [single("2030-02-28", "2030-03-03"), { endDate: "tripEnd" }],
    [single("2026-03-10", "2027-03-09"), { endDate: "tripLength" }],
    [{ ...multiTrip("2026-03-10"), endDate: "2027-03-10" }, { endDate: "multiTripEnd" }],
    [{ ...multiTrip("2026-03-10"), dayCount: 91 }, { dayCount: "multiTripDays" }],
    [{ ...multiTrip("2026-03-10"), dayCount: 0 }, { dayCount: "multiTripDays" }],
    [{ ...multiTrip("2026-03-10"), dayCount: 1.5 }, { dayCount: "multiTripDays" }],
    [{ ...multiTrip("2026-03-10"), dayCount: 30 }, {}],
    [multiTrip("2029-03-04"), { beginDate: "multiTripBegin" }],
    [multiTrip("2026-03-01"), { beginDate: "multiTripBegin" }],
  ])("of %j are %j", (period, violations) => {
    expect(tripDateViolations(period, TODAY)).toEqual(violations);
  });
});

describe("a begin that is still being typed", () => {
  it.each(["0001-01-01", "9999-12-31"])("such as %s is refused without an exception", (begin) => {
    for (const multi of [0, 1] as const) {
      const settled = normalizePeriod({ multi, beginDate: begin, endDate: begin });
      expect(Object.keys(tripDateViolations(settled, TODAY))).toEqual(["beginDate"]);
    }
    expect(() => endDateBounds(begin, TODAY)).not.toThrow();
  });
});
