import type { AgeGroup } from "@sughurta/domain/travel";
import { describe, expect, it } from "vitest";
import { anInsuredPerson, aTravelOrder, TODAY } from "#src/testing/builders.ts";
import { edited } from "#src/testing/edited-order.ts";
import { newTravelOrder, type TravelOrderValues } from "./order-values.ts";
import { removeOneFrom, withPersonAdded, withPersonRemoved } from "./people.ts";

describe("effects of people", () => {
  it("remove a person without data before another of that age", () => {
    const known = [anInsuredPerson(), anInsuredPerson({ uid: "2", laBirthday: "1950-01-01" })];
    const order = aTravelOrder({ las: [...known, ...newTravelOrder(TODAY).las] });
    const las = order.las.map((person, index) => ({ ...person, uid: String(index + 1) }));
    const uidsWithoutOne = (values: TravelOrderValues, group: AgeGroup) =>
      removeOneFrom(values, group, TODAY).las.map(({ uid }) => uid);
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
      const added = withPersonAdded(newTravelOrder(TODAY), group, TODAY).las[1];
      expect(added).toMatchObject({ uid: "2", laBirthday: "", laAgeGuess });
    },
  );

  it("has one to five persons", () => {
    let order = newTravelOrder(TODAY);
    for (let count = 0; count < 7; count += 1) order = withPersonAdded(order, "from4to69", TODAY);
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
