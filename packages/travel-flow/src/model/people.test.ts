import { AGE_GROUPS } from "@sughurta/domain/travel";
import { describe, expect, it } from "vitest";
import { ageGroup, anInsuredPerson, aTravelOrder, TODAY } from "#src/testing/builders.ts";
import { edited } from "#src/testing/edited-order.ts";
import { newTravelOrder, type TravelOrderValues } from "./order-values.ts";
import {
  goneAgeGroups,
  pricedAgeGroup,
  removeOneFrom,
  withAgeGroupsConfirmed,
  withPersonAdded,
  withPersonRemoved,
} from "./people.ts";

describe("effects of people", () => {
  it("remove a person without data before another of that age", () => {
    const known = [anInsuredPerson(), anInsuredPerson({ uid: "2", laBirthday: "1950-01-01" })];
    const order = aTravelOrder({ las: [...known, ...newTravelOrder(TODAY).las] });
    const las = order.las.map((person, index) => ({ ...person, uid: String(index + 1) }));
    const uidsWithoutOne = (values: TravelOrderValues, group: string) =>
      removeOneFrom(values, ageGroup(group), TODAY, AGE_GROUPS).las.map(({ uid }) => uid);
    expect(uidsWithoutOne({ ...order, las }, "from4to69")).toEqual(["1", "2"]);
    expect(uidsWithoutOne({ ...order, las }, "from75to80")).toEqual(["1", "3"]);
    expect(uidsWithoutOne({ ...order, las }, "under1")).toEqual(["1", "2", "3"]);
  });

  it.each([
    ["under1", "2026-03-02"],
    ["from1to3", "2024-03-02"],
    ["from4to69", "2021-03-02"],
    ["from70to74", "1954-03-02"],
    ["from75to80", "1950-03-02"],
  ] as const)(
    "adds a person of %s, priced as born %s and without a birth date",
    (group, laAgeGuess) => {
      const added = withPersonAdded(newTravelOrder(TODAY), ageGroup(group), TODAY).las[1];
      expect(added).toMatchObject({ uid: "2", laBirthday: "", laAgeGuess, laAgeGroup: group });
    },
  );

  it("are by the age groups of the tariff", () => {
    const groups = [ageGroup("from0to17"), ageGroup("from18to64"), ageGroup("from65to80")];
    const child = withPersonAdded(newTravelOrder(TODAY), ageGroup("from0to17"), TODAY);
    const both = child.las.map((person) => pricedAgeGroup(person, TODAY, child.beginDate, groups));
    expect(both).toEqual([groups[1], groups[0]]);
    const alone = removeOneFrom(child, ageGroup("from18to64"), TODAY, groups);
    expect(alone.las).toEqual([child.las[1]]);
  });

  it("keep the people of a group that is gone, and name it until they are confirmed", () => {
    const groups = [ageGroup("from0to17"), ageGroup("from18to80")];
    const known = anInsuredPerson({ laAgeGroup: "from70to74" });
    const empty = { ...newTravelOrder(TODAY), las: [known] };
    const order = withPersonAdded(empty, ageGroup("from4to69"), TODAY);
    expect(goneAgeGroups(order, AGE_GROUPS)).toEqual([]);
    expect(goneAgeGroups(order, groups)).toEqual([ageGroup("from4to69")]);
    const confirmed = withAgeGroupsConfirmed(order, TODAY, groups);
    expect(confirmed.las).toHaveLength(2);
    expect(confirmed.las[1]).toMatchObject({ laAgeGroup: "from0to17" });
    expect(goneAgeGroups(confirmed, groups)).toEqual([]);
  });

  it("has one to five persons", () => {
    const adults = ageGroup("from4to69");
    let order = newTravelOrder(TODAY);
    for (let count = 0; count < 7; count += 1) order = withPersonAdded(order, adults, TODAY);
    expect(order.las).toHaveLength(5);
    for (const { uid } of order.las) order = withPersonRemoved(order, uid);
    expect(order.las).toHaveLength(1);
  });

  it("splits a full name and retains a correction of its parts", () => {
    const las = newTravelOrder(TODAY).las.map((person) => ({
      ...person,
      laFullname: "SAIDOVA MADINA RUSTAMOVNA",
    }));
    const named = edited(newTravelOrder(TODAY), { las });
    expect(named.las[0]).toMatchObject({
      laLastname: "SAIDOVA",
      laFirstname: "MADINA",
      laPatronic: "RUSTAMOVNA",
    });
    const corrected = named.las.map((person) => ({ ...person, laFirstname: "MADINA-RUSTAMOVNA" }));
    expect(edited(named, { las: corrected }).las[0]).toMatchObject({
      laFirstname: "MADINA-RUSTAMOVNA",
      laLastname: "SAIDOVA",
    });
  });
});
