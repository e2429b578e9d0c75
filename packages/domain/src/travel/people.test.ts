import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addYears, compareDates } from "../dates/iso-date.ts";
import { birthDateBounds, HOLDER_AGE } from "../person/ages.ts";
import { AGE_GROUPS, birthDateForGroup, getAgeGroup } from "./age-groups.ts";
import {
  allowsPregnancy,
  documentValidity,
  holderBirthDateViolation,
  INSURED_DOC_TYPES,
  insuredBirthDateBounds,
  insuredBirthDateViolation,
} from "./people.ts";

it("a traveller has a document that is valid abroad", () => {
  expect(INSURED_DOC_TYPES).toEqual([1, 2]);
});

describe("valid-to date", () => {
  it.each([
    ["2030-06-01", "valid"],
    ["2026-03-20", "valid"],
    ["2026-03-19", "endsBeforeTrip"],
    ["2020-06-02", "endsBeforeTrip"],
    ["2020-06-01", "wrong"],
  ] as const)("%s is %s", (dateTo, validity) => {
    const document = { dateTo, issueDate: "2020-06-01", endDate: "2026-03-20" };
    expect(documentValidity(document)).toBe(validity);
  });
});

const TODAY = "2026-03-02";
const BEGIN = "2026-03-10";

describe("a date that is still being typed", () => {
  it.each(["0001-01-01", "9999-12-31"])("such as %s is returned, not thrown", (date) => {
    expect(getAgeGroup(date, TODAY, AGE_GROUPS)).toBeUndefined();
    expect(holderBirthDateViolation(date, TODAY)).toBe("holderAge");
    expect(insuredBirthDateViolation(date, TODAY, BEGIN)).toBeDefined();
    expect(insuredBirthDateViolation("1990-05-14", TODAY, date)).toBeUndefined();
    expect(() => getAgeGroup("1990-05-14", date, AGE_GROUPS)).not.toThrow();
    for (const group of AGE_GROUPS) {
      expect(() => birthDateForGroup(group, TODAY, date)).not.toThrow();
    }
  });
});

describe("birth dates", () => {
  it("of a holder are 80 to 18 years ago", () => {
    expect(birthDateBounds(HOLDER_AGE, TODAY)).toEqual({ min: "1946-03-02", max: "2008-03-02" });
    expect(holderBirthDateViolation("2008-03-02", TODAY)).toBeUndefined();
    expect(holderBirthDateViolation("2008-03-03", TODAY)).toBe("holderAge");
    expect(holderBirthDateViolation("1946-03-02", TODAY)).toBeUndefined();
    expect(holderBirthDateViolation("1946-03-01", TODAY)).toBe("holderAge");
  });

  it("are refused from the day after the eightieth birthday, as the text says", () => {
    const aDay = fc.nat(40_000).map((days) => addDays("1940-01-01", days));
    fc.assert(
      fc.property(aDay, fc.nat(1460), (birthDate, ahead) => {
        const begin = addDays(TODAY, ahead);
        fc.pre(compareDates(birthDate, TODAY) <= 0);
        const isPast = compareDates(addYears(birthDate, 80), begin) < 0;
        expect(insuredBirthDateViolation(birthDate, TODAY, begin) === "personTooOld").toBe(isPast);
        expect(getAgeGroup(birthDate, begin, AGE_GROUPS) === undefined).toBe(isPast);
        const isHolder = compareDates(addYears(birthDate, 80), TODAY) >= 0;
        const isAdult = compareDates(addYears(birthDate, 18), TODAY) <= 0;
        expect(holderBirthDateViolation(birthDate, TODAY) === undefined).toBe(isHolder && isAdult);
      }),
    );
  });

  it("of an insured person are 80 years before the trip to today", () => {
    expect(insuredBirthDateBounds(TODAY, BEGIN)).toEqual({ min: "1946-03-10", max: TODAY });
    expect(insuredBirthDateViolation("1946-03-10", TODAY, BEGIN)).toBeUndefined();
    expect(insuredBirthDateViolation("1946-03-09", TODAY, BEGIN)).toBe("personTooOld");
    expect(insuredBirthDateViolation("2026-03-03", TODAY, BEGIN)).toBe("birthInFuture");
  });
});

describe("pregnancy cover", () => {
  it("needs one person aged 4 to 69 on the first day", () => {
    const born = (years: number) => addYears(BEGIN, -years);
    expect(allowsPregnancy([born(3), born(70), born(4)], BEGIN)).toBe(true);
    expect(allowsPregnancy([born(3), born(70)], BEGIN)).toBe(false);
    expect(allowsPregnancy([], BEGIN)).toBe(false);
  });
});
