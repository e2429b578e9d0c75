import { describe, expect, it } from "vitest";
import { TODAY } from "#src/testing/builders.ts";
import { edited } from "#src/testing/edited-order.ts";
import { newTravelOrder } from "../new-order.ts";
import { withPersonAdded, withPersonFilled, withPersonRemoved } from "./people-effects.ts";

describe("effects of people", () => {
  it("take a known birth date for sure, also where it is the guessed one", () => {
    const order = withPersonAdded(newTravelOrder(TODAY), "from4to69", TODAY);
    const [, added] = order.las;
    const { uid = "", laBirthday = "" } = added ?? {};
    const filled = withPersonFilled(order, uid, { laFullname: "SAIDOVA", laBirthday });
    expect(filled.las[1]).toMatchObject({
      laFullname: "SAIDOVA",
      laBirthday,
      laBirthdayTouch: true,
    });
    expect(withPersonFilled(order, uid, { gender: "f" }).las[1]).toMatchObject({
      laBirthdayTouch: false,
    });
  });

  it.each([
    ["under1", "2026-03-02"],
    ["from1to3", "2024-03-02"],
    ["from4to69", "2021-03-02"],
    ["from70to74", "1954-03-02"],
    ["from75to80", "1950-03-02"],
  ] as const)("adds a person of %s born %s, to be confirmed", (group, laBirthday) => {
    const added = withPersonAdded(newTravelOrder(TODAY), group, TODAY).las[1];
    expect(added).toMatchObject({ uid: "2", laBirthday, laBirthdayTouch: false });
  });

  it("has one to five persons", () => {
    let order = newTravelOrder(TODAY);
    for (let count = 0; count < 7; count += 1) order = withPersonAdded(order, "from4to69", TODAY);
    expect(order.las).toHaveLength(5);
    for (const { uid } of order.las) order = withPersonRemoved(order, uid);
    expect(order.las).toHaveLength(1);
  });

  it("confirms a birth date once it is edited", () => {
    const las = newTravelOrder(TODAY).las.map((person) => ({
      ...person,
      laBirthday: "1988-01-01",
    }));
    expect(edited(newTravelOrder(TODAY), { las }).las[0]).toMatchObject({ laBirthdayTouch: true });
  });

  it("splits a full name and keeps a correction of its parts", () => {
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
