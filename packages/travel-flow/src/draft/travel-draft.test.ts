import { describe, expect, it } from "vitest";
import { newTravelOrder, type TravelOrderValues } from "../model/order-values.ts";
import { anInsuredPerson, aTravelOrder, TODAY } from "../testing/builders.ts";
import { travelChoices, travelDraft } from "./travel-draft.ts";

const { servicePart, merge } = travelDraft;

const choicesText = (order: TravelOrderValues) => JSON.stringify(travelChoices.of(order));
const identityText = (order: TravelOrderValues) => JSON.stringify(servicePart.of(order));

function opened(text: string): TravelOrderValues {
  const choices = travelChoices.read(JSON.parse(text));
  if (!choices) throw new Error("The draft cannot be read");
  return travelChoices.open(choices, TODAY);
}

function withIdentityOf(order: TravelOrderValues, values: TravelOrderValues): TravelOrderValues {
  const identity = servicePart.read(JSON.parse(identityText(order)));
  if (!identity) throw new Error("The draft cannot be read");
  return merge(values, identity, TODAY);
}

const brought = (order: TravelOrderValues) => withIdentityOf(order, opened(choicesText(order)));

describe("a draft", () => {
  it("restores a whole order except the agreement", () => {
    const order = aTravelOrder({
      thingsSumAssured: 750,
      addOnSums: { ...aTravelOrder().addOnSums, thingsSumAssured: 750 },
      flatSumAssured: 5_000,
      assuredFlatAddress: "Хуҷанд",
      holderAddressEqual: false,
      holderLastname: "SAID",
      las: [
        anInsuredPerson({ sequence: [1] }),
        anInsuredPerson({ uid: "2", laBirthday: "", laAgeGuess: "2021-03-02" }),
      ],
    });
    expect(brought(order)).toEqual({ ...order, agree: false });
  });

  it("stores no personal data in the browser", () => {
    expect(choicesText(aTravelOrder())).not.toMatch(
      /SAIDOVA|MADINA|401234567|921234567|1990-05-14|MIA/,
    );
  });

  it("stores the age group of a person in the browser, for a price without the service", () => {
    const guessed = anInsuredPerson({ laBirthday: "", laAgeGuess: "2021-03-02" });
    expect(choicesText(aTravelOrder({ las: [guessed] }))).toContain("2021-03-02");
  });

  it.each([
    ["nothing", {}],
    ["no people", { ...travelChoices.of(aTravelOrder()), people: {} }],
    ["people without options", { ...travelChoices.of(aTravelOrder()), people: [{}] }],
  ])("is not created from %s", (_, kept) => {
    expect(travelChoices.read(kept)).toBeUndefined();
  });

  it.each([{}, [], { holder: {} }])("has no personal data in %o", (kept) => {
    expect(servicePart.read(kept)).toBeUndefined();
  });

  it("retains dates in the past, their length and the frequency, and marks them", () => {
    const past = { beginDate: "2026-02-20", endDate: "2026-03-02", dayCount: 11 };
    expect(brought(aTravelOrder(past))).toMatchObject({ ...past, datesPassed: true });
    const year = { howOften: "1", beginDate: "2026-02-20", endDate: "2027-02-19" } as const;
    expect(brought(aTravelOrder({ ...year, dayCount: 90 }))).toMatchObject({
      ...year,
      datesPassed: true,
    });
    expect(brought(aTravelOrder()).datesPassed).toBe(false);
  });

  it("starts empty for a draft of another kind", () => {
    const text = JSON.stringify({
      ...travelChoices.of(aTravelOrder()),
      choices: { country: "TR", currency: null, mainSumAssured: "50000", beginDate: 7 },
    });
    expect(opened(text)).toMatchObject({
      country: [],
      currency: "USD",
      mainSumAssured: "50000",
      beginDate: TODAY,
    });
  });

  it("drops sums that are no longer offered", () => {
    expect(brought(aTravelOrder({ thingsSumAssured: 999 })).thingsSumAssured).toBe(0);
  });

  it("retains fields typed before the response", () => {
    const typed = aTravelOrder({
      holderFullName: "JURAEV GHAFUR",
      las: [anInsuredPerson({ docNumber: "999" })],
    });
    const merged = withIdentityOf(aTravelOrder(), typed);
    expect(merged.holderFullName).toBe("JURAEV GHAFUR");
    expect(merged.las[0]?.docNumber).toBe("999");
  });

  it("requires complete data from the service only where a person was described", () => {
    const isWhole = (order: Partial<TravelOrderValues>) => {
      const values = { ...newTravelOrder(TODAY), ...order };
      return identityText(opened(choicesText(values))) === identityText(values);
    };
    expect(isWhole({ country: ["TR"], thingsSumAssured: 750 })).toBe(true);
    expect(isWhole({ holderPhone: "921234567" })).toBe(false);
    expect(isWhole({ las: [anInsuredPerson({ laFullname: "", docNumber: "" })] })).toBe(false);
  });
});
