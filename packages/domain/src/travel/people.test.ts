import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addYears, compareDates } from "../dates/iso-date.ts";
import { birthDateBounds, HOLDER_AGE } from "../person/ages.ts";
import {
  AGE_GROUPS,
  allowsPregnancy,
  birthDateForGroup,
  documentValidity,
  getAgeGroup,
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

describe("age group", () => {
  it.each([
    ["2026-03-10", "under1"],
    ["2025-03-11", "under1"],
    ["2025-03-10", "from1to3"],
    ["2022-03-11", "from1to3"],
    ["2022-03-10", "from4to69"],
    ["1956-03-11", "from4to69"],
    ["1956-03-10", "from70to74"],
    ["1951-03-11", "from70to74"],
    ["1951-03-10", "from75to80"],
    ["1946-03-10", "from75to80"],
    ["1946-03-09", undefined],
    ["2026-03-11", undefined],
  ])("of a person born on %s is %s on the first day", (birthDate, group) => {
    expect(getAgeGroup(birthDate, BEGIN)).toBe(group);
  });

  it("is exactly one for every insurable person", () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(1400), (age, ahead) => {
        const begin = addDays(TODAY, ahead);
        const birthDate = addDays(TODAY, -age);
        const insurable = insuredBirthDateViolation(birthDate, TODAY, begin) === undefined;
        expect(getAgeGroup(birthDate, begin) !== undefined).toBe(insurable);
      }),
    );
  });
});

describe("estimated birth date of an added person", () => {
  it.each([
    ["from4to69", "2021-03-02"],
    ["under1", "2026-03-02"],
    ["from1to3", "2024-03-02"],
    ["from70to74", "1954-03-02"],
    ["from75to80", "1950-03-02"],
  ] as const)("in the group %s is %s", (group, birthDate) => {
    expect(birthDateForGroup(group, TODAY)).toBe(birthDate);
  });

  it("belongs to the group on the first day of the trip, where that is possible", () => {
    expect(birthDateForGroup("under1", TODAY, "2027-03-01")).toBe(TODAY);
    expect(birthDateForGroup("under1", TODAY, "2027-03-02")).toBeUndefined();
    expect(birthDateForGroup("from1to3", TODAY, "2029-02-01")).toBe(TODAY);
    fc.assert(
      fc.property(
        fc.constantFrom(...AGE_GROUPS),
        fc.nat(16_000),
        fc.nat(1460),
        ({ id }, day, ahead) => {
          const today = addDays("2000-01-01", day);
          const begin = addDays(today, ahead);
          const birthDate = birthDateForGroup(id, today, begin);
          if (birthDate === undefined) {
            // The youngest possible person will be past the group by then.
            expect(getAgeGroup(today, begin)).not.toBe(id);
            return;
          }
          expect(compareDates(birthDate, today)).toBeLessThanOrEqual(0);
          expect(getAgeGroup(birthDate, begin)).toBe(id);
        },
      ),
    );
  });
});

describe("a date that is still being typed", () => {
  it.each(["0001-01-01", "9999-12-31"])("such as %s is returned, not thrown", (date) => {
    expect(getAgeGroup(date, TODAY)).toBeUndefined();
    expect(holderBirthDateViolation(date, TODAY)).toBe("holderAge");
    expect(insuredBirthDateViolation(date, TODAY, BEGIN)).toBeDefined();
    expect(insuredBirthDateViolation("1990-05-14", TODAY, date)).toBeUndefined();
    for (const { id } of AGE_GROUPS) {
      expect(() => birthDateForGroup(id, TODAY, date)).not.toThrow();
      expect(() => getAgeGroup("1990-05-14", date)).not.toThrow();
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
        expect(getAgeGroup(birthDate, begin) === undefined).toBe(isPast);
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
