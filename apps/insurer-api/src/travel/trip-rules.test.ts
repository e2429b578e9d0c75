import { describe, expect, it } from "vitest";
import { aTraveller, aTravelOrder, aTrip, TODAY } from "./testing/a-trip.ts";
import { travelOrderFaults } from "./travel-order-rules.ts";
import { multiTripEnd, tripFaults } from "./trip-rules.ts";

const person = (laBirthday: string) => ({ laBirthday });

describe("rules of a trip", () => {
  it("finds nothing wrong with a good one", () => {
    expect(tripFaults(aTrip(), TODAY)).toEqual({});
    expect(tripFaults(aTrip({ beginDate: TODAY, endDate: "2026-03-03" }), TODAY)).toEqual({});
  });

  it.each<[Parameters<typeof aTrip>[0], object]>([
    [{ country: "Atlantis" }, { country: ["countryUnknown"] }],
    [{ country: " , " }, { country: ["countryUnknown"] }],
    [{ country: "Germany,Tajikistan" }, { country: ["countryHome"] }],
    [{ beginDate: "2026-03-01" }, { beginDate: ["tripBegin"] }],
    [{ beginDate: "2030-03-03", endDate: "2030-03-05" }, { beginDate: ["tripBegin"] }],
    [{ endDate: "2026-03-10" }, { endDate: ["tripEnd"] }],
    [{ beginDate: "2030-02-28", endDate: "2030-03-03" }, { endDate: ["tripEnd"] }],
    [{ endDate: "2027-03-09" }, { endDate: ["tripLength"] }],
    [{ multi: 1 }, { endDate: ["multiTripEnd"] }],
    [{ multi: 1, endDate: "2027-03-09", dayCount: 91 }, { dayCount: ["multiTripDays"] }],
    [{ mainSumAssured: 29_999 }, { mainSumAssured: ["medicalSum"] }],
    [{ las: [person("2026-03-03")] }, { "las.0.laBirthday": ["birthInFuture"] }],
    [{ las: [person("1945-03-09")] }, { "las.0.laBirthday": ["personTooOld"] }],
    [{ thingsSumAssured: 600 }, { thingsSumAssured: ["addOnSum"] }],
    [{ sunOption: 2 }, { sunOption: ["addOnSum"] }],
    [{ pregnantOption: 1, las: [person("2024-01-01")] }, { pregnantOption: ["pregnancyAge"] }],
  ])("refuses %j", (changes, faults) => {
    expect(tripFaults(aTrip(changes), TODAY)).toEqual(faults);
  });

  it("sells a year less a day for many trips", () => {
    expect(multiTripEnd("2026-03-10")).toBe("2027-03-09");
    const trip = aTrip({ multi: 1, endDate: "2027-03-09", dayCount: 90 });
    expect(tripFaults(trip, TODAY)).toEqual({});
  });

  it("insures people on their eightieth year to its last day", () => {
    expect(tripFaults(aTrip({ las: [person("1945-03-11")] }), TODAY)).toEqual({});
  });
});

describe("rules of a travel order", () => {
  it("finds nothing wrong with a good one", () => {
    expect(travelOrderFaults(aTravelOrder(), TODAY)).toEqual({});
  });

  it.each<[Parameters<typeof aTravelOrder>[0], object]>([
    [{ holderLastname: "Саидова" }, { holderLastname: ["latinName"] }],
    [{ holderBirthday: "2008-03-03" }, { holderBirthday: ["holderAge"] }],
    [{ holderPhone: "123" }, { holderPhone: ["phone"] }],
    [{ holderDocSeries: undefined }, { holderDocSeries: ["passportSeries"] }],
    [{ holderDocNumber: "123" }, { holderDocNumber: ["passportNumber"] }],
    [{ holderIssueDate: "2026-03-03" }, { holderIssueDate: ["issueDate"] }],
    [{ flatSumAssured: 5_000 }, { assuredFlatAddress: ["flatAddress"] }],
    [
      { las: [aTraveller(), aTraveller({ laFirstname: "ALI" })] },
      { "las.1.docNumber": ["documentTwice"] },
    ],
    [{ las: [aTraveller({ docType: 0 })] }, { "las.0.docType": ["documentForTravel"] }],
    [{ las: [aTraveller({ laLastname: undefined })] }, { "las.0.laLastname": ["required"] }],
  ])("refuses %j", (changes, faults) => {
    expect(travelOrderFaults(aTravelOrder(changes), TODAY)).toEqual(faults);
  });
});
