import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, ageOn, compareDates } from "../dates/iso-date.ts";
import {
  AGE_GROUPS,
  type AgeGroup,
  ageGroupId,
  ageGroupOfId,
  birthDateForGroup,
  getAgeGroup,
  usualAgeGroup,
  usualBirthDate,
} from "./age-groups.ts";
import { insuredBirthDateViolation, MAX_INSURED_AGE } from "./people.ts";

const TODAY = "2026-03-02";
const BEGIN = "2026-03-10";

/** Age groups without gaps from birth to the highest age. */
const anyGroups: fc.Arbitrary<readonly AgeGroup[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: MAX_INSURED_AGE - 1 }), { maxLength: 6 })
  .map((ends) =>
    [...ends, MAX_INSURED_AGE]
      .toSorted((one, other) => one - other)
      .map((toAge, place, all) => ({ fromAge: (all[place - 1] ?? -1) + 1, toAge })),
  );

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
    const found = getAgeGroup(birthDate, BEGIN, AGE_GROUPS);
    expect(found && ageGroupId(found)).toBe(group);
  });

  it("of a tariff is that with the age, whichever groups the tariff has", () => {
    const groups = [
      { fromAge: 0, toAge: 17 },
      { fromAge: 18, toAge: 80 },
    ];
    expect(getAgeGroup("2008-03-11", BEGIN, groups)).toEqual(groups[0]);
    expect(getAgeGroup("2008-03-10", BEGIN, groups)).toEqual(groups[1]);
  });

  it("is exactly one for every insurable person", () => {
    fc.assert(
      fc.property(anyGroups, fc.nat(30_000), fc.nat(1400), (groups, age, ahead) => {
        const begin = addDays(TODAY, ahead);
        const birthDate = addDays(TODAY, -age);
        const insurable = insuredBirthDateViolation(birthDate, TODAY, begin) === undefined;
        expect(getAgeGroup(birthDate, begin, groups) !== undefined).toBe(insurable);
      }),
    );
  });

  it("has a name from which it is read", () => {
    expect(AGE_GROUPS.map(ageGroupId)).toEqual([
      "under1",
      "from1to3",
      "from4to69",
      "from70to74",
      "from75to80",
    ]);
    fc.assert(
      fc.property(anyGroups, (groups) => {
        expect(groups.map((group) => ageGroupOfId(ageGroupId(group)))).toEqual(groups);
      }),
    );
  });

  it.each(["from0to0", "from5to4", "from75to81", "from01to3", "from1to3 ", "1-3", ""])(
    "is not read from “%s”",
    (id) => {
      expect(ageGroupOfId(id)).toBeUndefined();
    },
  );
});

/** The estimated birth date of a person added to a group by its name. */
const added = (id: string, begin: string = TODAY) => {
  const group = ageGroupOfId(id);
  return group && birthDateForGroup(group, TODAY, begin);
};

describe("estimated birth date of an added person", () => {
  it.each([
    ["from4to69", "2021-03-02"],
    ["under1", "2026-03-02"],
    ["from1to3", "2024-03-02"],
    ["from70to74", "1954-03-02"],
    ["from75to80", "1950-03-02"],
    ["from18to64", "1985-03-02"],
    ["from0to17", "2018-03-02"],
  ])("in the group %s is %s", (id, birthDate) => {
    expect(added(id)).toBe(birthDate);
  });

  it("belongs to the group on the first day of the trip, where that is possible", () => {
    expect(added("under1", "2027-03-01")).toBe(TODAY);
    expect(added("under1", "2027-03-02")).toBeUndefined();
    expect(added("from1to3", "2029-02-01")).toBe(TODAY);
    fc.assert(
      fc.property(anyGroups, fc.nat(16_000), fc.nat(1460), (groups, day, ahead) => {
        const today = addDays("2000-01-01", day);
        const begin = addDays(today, ahead);
        for (const group of groups) {
          const birthDate = birthDateForGroup(group, today, begin);
          if (birthDate === undefined) {
            // The youngest possible person will be past the group by then.
            expect(ageOn(today, begin)).toBeGreaterThan(group.toAge);
            continue;
          }
          expect(compareDates(birthDate, today)).toBeLessThanOrEqual(0);
          expect(getAgeGroup(birthDate, begin, groups)).toBe(group);
        }
      }),
    );
  });
});

describe("a traveller about whom nothing is known", () => {
  it("is an adult on the first day, of the widest group of the specification", () => {
    expect(usualBirthDate(TODAY, BEGIN)).toBe("1996-03-10");
    expect(ageGroupId(usualAgeGroup())).toBe("from4to69");
    fc.assert(
      fc.property(anyGroups, (groups) => {
        expect(getAgeGroup(usualBirthDate(TODAY, BEGIN), BEGIN, groups)).toBe(
          usualAgeGroup(groups),
        );
      }),
    );
  });
});
