import { describe, expect, it } from "vitest";
import { newTravelOrder, type TravelOrderValues } from "../order/order-values.ts";
import { anInsuredPerson, aTravelOrder, TODAY } from "../testing/builders.ts";
import {
  choicesOf,
  DRAFT_HOURS,
  identityOf,
  orderFromChoices,
  readChoices,
  readIdentity,
  withIdentity,
} from "./travel-draft.ts";

const NOW_MS = 1_772_445_600_000;
const HOUR_MS = 3_600_000;
const place = { part: "options", coupon: "" } as const;

const kept = (order: TravelOrderValues) => JSON.stringify(choicesOf(order, place, NOW_MS));

function brought(order: TravelOrderValues): TravelOrderValues {
  const choices = readChoices(kept(order), NOW_MS);
  const identity = readIdentity(identityOf(order));
  if (!choices || !identity) throw new Error("The draft cannot be read");
  return withIdentity(orderFromChoices(choices, TODAY), identity, TODAY);
}

describe("a draft", () => {
  it("brings a whole order back but for the agreement", () => {
    const order = aTravelOrder({
      thingsSumAssured: 750,
      addOnSums: { ...aTravelOrder().addOnSums, thingsSumAssured: 750 },
      flatSumAssured: 5_000,
      assuredFlatAddress: "Хуҷанд",
      holderAddressEqual: false,
      holderLastname: "SAID",
      las: [
        anInsuredPerson({ sequence: [1] }),
        anInsuredPerson({ uid: "2", laBirthday: "2021-03-02", laBirthdayTouch: false }),
      ],
    });
    expect(brought(order)).toEqual({ ...order, agree: false });
  });

  it("keeps nothing that tells who travels in the browser", () => {
    expect(kept(aTravelOrder())).not.toMatch(/SAIDOVA|MADINA|401234567|921234567|1990-05-14|MIA/);
  });

  it("keeps the guessed birth date of a person in the browser, for a price without the service", () => {
    const guessed = anInsuredPerson({ laBirthday: "2021-03-02", laBirthdayTouch: false });
    expect(kept(aTravelOrder({ las: [guessed] }))).toContain("2021-03-02");
  });

  it.each([
    ["nothing", null],
    ["what is no JSON", "{"],
    ["another version", JSON.stringify({ ...JSON.parse(kept(aTravelOrder())), version: 0 })],
    ["no object", "7"],
    ["no people", JSON.stringify({ ...JSON.parse(kept(aTravelOrder())), people: {} })],
    [
      "people without options",
      JSON.stringify({ ...JSON.parse(kept(aTravelOrder())), people: [{}] }),
    ],
  ])("is not made of %s", (_, text) => {
    expect(readChoices(text, NOW_MS)).toBeUndefined();
  });

  it("is forgotten after a day", () => {
    const text = kept(aTravelOrder());
    expect(readChoices(text, NOW_MS + DRAFT_HOURS * HOUR_MS - 1)).toBeDefined();
    expect(readChoices(text, NOW_MS + DRAFT_HOURS * HOUR_MS)).toBeUndefined();
  });

  it.each(["", "null", "[]", '{"holder":{}}'])("has no identity in %o", (text) => {
    expect(readIdentity(text)).toBeUndefined();
  });

  it("keeps dates that have passed, their length and the frequency, and marks them", () => {
    const past = { beginDate: "2026-02-20", endDate: "2026-03-02", dayCount: 11 };
    expect(brought(aTravelOrder(past))).toMatchObject({ ...past, datesPassed: true });
    const year = { howOften: "1", beginDate: "2026-02-20", endDate: "2027-02-19" } as const;
    expect(brought(aTravelOrder({ ...year, dayCount: 90 }))).toMatchObject({
      ...year,
      datesPassed: true,
    });
    expect(brought(aTravelOrder()).datesPassed).toBe(false);
  });

  it("begins anew what is of another kind", () => {
    const text = JSON.stringify({
      ...JSON.parse(kept(aTravelOrder())),
      choices: { country: "TR", currency: null, mainSumAssured: "50000", beginDate: 7 },
    });
    const choices = readChoices(text, NOW_MS);
    if (!choices) throw new Error("The draft cannot be read");
    expect(orderFromChoices(choices, TODAY)).toMatchObject({
      country: [],
      currency: "USD",
      mainSumAssured: "50000",
      beginDate: TODAY,
    });
  });

  it("drops sums that are no longer offered", () => {
    expect(brought(aTravelOrder({ thingsSumAssured: 999 })).thingsSumAssured).toBe(0);
  });

  it("leaves what was typed before the service answered", () => {
    const identity = readIdentity(identityOf(aTravelOrder()));
    if (!identity) throw new Error("The draft cannot be read");
    const typed = aTravelOrder({
      holderFullName: "JURAEV GHAFUR",
      las: [anInsuredPerson({ docNumber: "999" })],
    });
    const merged = withIdentity(typed, identity, TODAY);
    expect(merged.holderFullName).toBe("JURAEV GHAFUR");
    expect(merged.las[0]?.docNumber).toBe("999");
  });

  it("tells whether it needs the service to be whole", () => {
    const described = (order: Partial<TravelOrderValues>) =>
      choicesOf({ ...newTravelOrder(TODAY), ...order }, place, NOW_MS).described;
    expect(described({ country: ["TR"], thingsSumAssured: 750 })).toBe(false);
    expect(described({ holderPhone: "921234567" })).toBe(true);
    expect(described({ las: [anInsuredPerson({ laFullname: "", docNumber: "" })] })).toBe(true);
  });
});
