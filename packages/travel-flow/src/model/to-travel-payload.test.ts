import { calculateTravel, saveTravel } from "@sughurta/contracts/travel";
import { describe, expect, it } from "vitest";
import { anInsuredPerson, aTravelOrder, aTravelTrip, TODAY } from "../testing/builders.ts";
import { toTravelPayload, toTravelQuote } from "./to-travel-payload.ts";
import { isTravelTrip, orderFromTrip } from "./travel-trip.ts";

describe("the price request", () => {
  it("matches the contract, without names and documents", () => {
    const request = toTravelQuote(aTravelOrder({ thingsSumAssured: 750 }), { coupon: "NAVRUZ10" });
    expect(calculateTravel.body.safeParse(request).success).toBe(true);
    expect(request).toMatchObject({
      country: "TR,DE",
      multi: 0,
      beginDate: "2026-03-10",
      endDate: "2026-03-20",
      dayCount: 11,
      currency: "EUR",
      mainSumAssured: 30_000,
      sportOption: 0,
      thingsSumAssured: 750,
      coupon: "NAVRUZ10",
      las: [{ laBirthday: "1990-05-14", sequence: [] }],
    });
    expect(JSON.stringify(request)).not.toMatch(/SAIDOVA|401234567/);
  });

  it.each([
    { country: [] },
    { beginDate: "10.03" },
    { endDate: "" },
    { las: [anInsuredPerson({ laBirthday: "14.05.19" })] },
  ])("is undefined while something is missing: %o", (change) => {
    expect(toTravelQuote(aTravelOrder(change))).toBeUndefined();
  });

  it("includes the holder in a quick quote", () => {
    const request = toTravelQuote(orderFromTrip(aTravelTrip(), TODAY), { shortValidate: true });
    expect(request).toMatchObject({
      shortValidate: true,
      holderBirthday: "1990-05-14",
      holderGender: 1,
      mainSumAssured: 30_000,
      currency: "USD",
      las: [{ laBirthday: "1990-05-14" }],
    });
  });

  it.each(["", "14.05.19"])("omits a holder's incomplete birth date: %o", (typed) => {
    const values = aTravelOrder({ holderBirthday: typed });
    expect(toTravelQuote(values, { shortValidate: true })).not.toHaveProperty("holderBirthday");
  });
});

describe("the saved order", () => {
  it.each([
    [5_000, true, true],
    [5_000, false, undefined],
    [0, true, undefined],
  ])("with an accident sum of %d, chosen by hand %s, has %s", (accSumAssured, accManual, told) => {
    const values = aTravelOrder({ accSumAssured, accManual });
    expect(toTravelPayload(values).accManual).toBe(told);
    expect(toTravelQuote(values)?.accManual).toBe(told);
  });

  it("matches the contract", () => {
    const payload = toTravelPayload(
      aTravelOrder({
        howOften: "0",
        holderDocSeries: "а",
        flatSumAssured: 5_000,
        assuredFlatAddress: " Хуҷанд, Ленин 5 ",
        las: [anInsuredPerson({ dateTo: "", series: "" })],
      }),
      { partner: "SAFAR" },
    );
    expect(saveTravel.body.safeParse(payload).success).toBe(true);
    expect(payload).toMatchObject({
      holderLastname: "SAIDOVA",
      holderFirstname: "MADINA",
      holderPatronymic: undefined,
      holderPhone: "992921234567",
      holderGender: 1,
      holderDocType: 1,
      holderDocSeries: "A",
      holderAsInsured: true,
      assuredFlatAddress: "Хуҷанд, Ленин 5",
      partner: "SAFAR",
      agree: true,
    });
    expect(payload.las[0]).toMatchObject({
      laLastname: "SAIDOVA",
      laCitizenship: "TJ",
      gender: 1,
      docType: 1,
      dateTo: undefined,
      series: undefined,
    });
  });

  it("omits the address of a home that is not insured", () => {
    const payload = toTravelPayload(aTravelOrder({ assuredFlatAddress: "Хуҷанд" }));
    expect(payload.assuredFlatAddress).toBeUndefined();
  });
});

describe("a trip of the quick quote", () => {
  it("starts an order for its holder", () => {
    expect(orderFromTrip(aTravelTrip({ spaType: "1" }), TODAY)).toMatchObject({
      country: ["TR"],
      dayCount: 11,
      endDateMoved: false,
      sportOption: 1,
      sequence: [0],
      holderUid: "1",
      holderBirthday: "1990-05-14",
      las: [{ laBirthday: "1990-05-14", gender: "f" }],
    });
    expect(orderFromTrip(aTravelTrip({ howOften: "1" }), TODAY)).toMatchObject({
      beginDate: "2026-03-10",
      endDate: "2027-03-09",
      dayCount: 90,
    });
  });

  it.each([
    undefined,
    null,
    "TR",
    {},
    aTravelTrip({ beginDate: "10.03" }),
    { ...aTravelTrip(), country: "TR" },
  ])("is distinguished from any other value: %o", (value) => {
    expect(isTravelTrip(value)).toBe(false);
    expect(isTravelTrip(aTravelTrip())).toBe(true);
  });
});
