import { calculateTravel } from "@sughurta/contracts/travel";
import { describe, expect, it } from "vitest";
import { normalizeTravelOrder } from "./normalize-travel-order.ts";
import { aTraveller, aTravelOrder, aTrip, TODAY } from "./testing/a-trip.ts";
import { travelOrderViolations } from "./travel-order-rules.ts";
import { medicalSumViolations, tripViolations } from "./trip-rules.ts";

const person = (laBirthday: string) => ({ laBirthday });

describe("the rules of a trip", () => {
  it("accept a good one", () => {
    expect(tripViolations(aTrip(), TODAY)).toEqual({});
    expect(tripViolations(aTrip({ beginDate: TODAY, endDate: "2026-03-03" }), TODAY)).toEqual({});
    expect(tripViolations(aTrip(calculateTravel.examples.body), TODAY)).toEqual({});
  });

  it.each<[Parameters<typeof aTrip>[0], object]>([
    [{ country: "Atlantis" }, { country: ["countryUnknown"] }],
    [{ country: " , " }, { country: ["countryUnknown"] }],
    [{ country: "Germany,Tajikistan" }, { country: ["countryHome"] }],
    [{ beginDate: "2026-03-01" }, { beginDate: ["tripBegin"] }],
    [{ beginDate: "2030-03-02", endDate: "2030-03-05" }, { beginDate: ["tripBegin"] }],
    [{ beginDate: "0001-01-01" }, { beginDate: ["tripBegin"] }],
    [{ beginDate: "9999-12-31" }, { beginDate: ["tripBegin"] }],
    [{ endDate: "2026-03-10" }, { endDate: ["tripEnd"] }],
    [{ endDate: "0001-01-01" }, { endDate: ["tripEnd"] }],
    [{ beginDate: "2030-02-28", endDate: "2030-03-03" }, { endDate: ["tripEnd"] }],
    [{ endDate: "2027-03-09" }, { endDate: ["tripLength"] }],
    [{ multi: 1 }, { endDate: ["multiTripEnd"] }],
    [{ multi: 1, endDate: "2027-03-09", dayCount: 91 }, { dayCount: ["multiTripDays"] }],
    [{ multi: 1, beginDate: "2029-03-04" }, { beginDate: ["multiTripBegin"] }],
    [{ las: [person("2026-03-03")] }, { "las.0.laBirthday": ["birthInFuture"] }],
    [{ las: [person("1946-03-09")] }, { "las.0.laBirthday": ["personTooOld"] }],
    [
      { las: [person("1990-05-14"), person("1990-05-14"), person("0001-01-01")] },
      { "las.2.laBirthday": ["personTooOld"] },
    ],
    [{ thingsSumAssured: 600 }, { thingsSumAssured: ["addOnSum"] }],
    [{ flatSumAssured: -5_000 }, { flatSumAssured: ["addOnSum"] }],
    [{ sunOption: 2 }, { sunOption: ["addOnSum"] }],
    [{ pregnantOption: 1, las: [person("2024-01-01")] }, { pregnantOption: ["pregnancyAge"] }],
    [{ covid19Option: 3 }, { covid19Option: ["addOnSum"] }],
    [
      { covid19Option: 1, las: [{ ...person("1990-05-14"), sequence: [] }] },
      { covid19Option: ["covidPersons"] },
    ],
    [{ las: [{ ...person("1990-05-14"), sequence: [1] }] }, { covid19Option: ["covidPersons"] }],
    [{ sequence: [0, 2, 10, 7] }, { sequence: ["optionUnknown"] }],
    [
      { las: [{ ...person("1990-05-14"), sequence: [2] }] },
      { "las.0.sequence": ["optionUnknown"] },
    ],
    [{ shortValidate: true, holderBirthday: "2010-01-01" }, { holderBirthday: ["holderAge"] }],
  ])("reject %j", (changes, violations) => {
    expect(tripViolations(aTrip(changes), TODAY)).toEqual(violations);
  });

  it("reject a medical sum that is not on sale, with those that are", () => {
    const violations = (mainSumAssured: number) =>
      medicalSumViolations({ mainSumAssured }, [30_000, 100_000]);
    expect(violations(100_000)).toEqual({});
    for (const sum of [29_999, 75_000, Number.NaN]) {
      expect(violations(sum)).toEqual({
        mainSumAssured: [{ code: "medicalSumNotSold", sums: "30\u00a0000, 100\u00a0000" }],
      });
    }
  });

  it("allow a year less a day for many trips", () => {
    const trip = aTrip({ multi: 1, endDate: "2027-03-09", dayCount: 90 });
    expect(tripViolations(trip, TODAY)).toEqual({});
  });

  it("allow people up to their eightieth birthday", () => {
    expect(tripViolations(aTrip({ las: [person("1946-03-10")] }), TODAY)).toEqual({});
  });

  it("require the holder's age in the quick quote only", () => {
    expect(tripViolations(aTrip({ holderBirthday: "2010-01-01" }), TODAY)).toEqual({});
  });
});

describe("the rules of a travel order", () => {
  it("accept a good one", () => {
    expect(travelOrderViolations(aTravelOrder(), TODAY)).toEqual({});
  });

  it.each<[Parameters<typeof aTravelOrder>[0], object]>([
    [{ holderLastname: "Саидова" }, { holderLastname: ["latinName"] }],
    [{ holderFirstname: "MADINA M" }, { holderFirstname: ["latinName"] }],
    [{ holderPatronymic: "O''NEIL" }, { holderPatronymic: ["latinName"] }],
    [{ holderBirthday: "2008-03-03" }, { holderBirthday: ["holderAge"] }],
    [
      { holderBirthday: "1946-03-01", holderIssueDate: "2018-02-01" },
      { holderBirthday: ["holderAge"] },
    ],
    [{ holderDocSeries: undefined }, { holderDocSeries: ["passportSeries"] }],
    [{ holderDocSeries: "a" }, { holderDocSeries: ["passportSeries"] }],
    [{ holderDocNumber: "123" }, { holderDocNumber: ["passportNumber"] }],
    [{ holderDocType: 1, holderDocSeries: "P-1" }, { holderDocSeries: ["travelDocumentSeries"] }],
    [
      { holderDocType: 2, holderDocSeries: undefined, holderDocNumber: "C 1" },
      { holderDocNumber: ["documentSpace"] },
    ],
    [{ holderIssueDate: "2026-03-03" }, { holderIssueDate: ["issueDate"] }],
    [{ holderIssueDate: "1990-05-13" }, { holderIssueDate: ["issueDate"] }],
    [{ inn: "12345678" }, { inn: [{ code: "innTooShort", count: 1 }] }],
    [{ holderPostalCodeReg: "7340" }, { holderPostalCodeReg: ["postalCode"] }],
    [{ las: [aTraveller({ laPostalCodeReg: "A" })] }, { "las.0.laPostalCodeReg": ["postalCode"] }],
    [{ las: [aTraveller({ dateTo: "2126-03-03" })] }, { "las.0.dateTo": ["documentValidTooLong"] }],
    [
      { las: [aTraveller(), aTraveller({ docNumber: "40765432" })] },
      { "las.1.laFullname": ["personTwice"] },
    ],
    [{ flatSumAssured: 5_000 }, { assuredFlatAddress: ["flatAddress"] }],
    [
      { las: [aTraveller(), aTraveller({ laFirstname: "ALI", docNumber: "40 123 4567" })] },
      { "las.1.docNumber": ["documentTwice"] },
    ],
    [{ las: [aTraveller({ docType: 0 })] }, { "las.0.docType": ["documentForTravel"] }],
    [{ las: [aTraveller({ laLastname: undefined })] }, { "las.0.laLastname": ["required"] }],
    [{ las: [aTraveller({ laFirstname: "МАДИНА" })] }, { "las.0.laFirstname": ["latinName"] }],
    [{ las: [aTraveller({ gender: undefined })] }, { "las.0.gender": ["required"] }],
    [{ las: [aTraveller({ issueInstitution: " " })] }, { "las.0.issueInstitution": ["required"] }],
    [{ las: [aTraveller({ issueDate: "2026-03-03" })] }, { "las.0.issueDate": ["issueDate"] }],
    [{ las: [aTraveller({ dateTo: "2020-06-01" })] }, { "las.0.dateTo": ["documentValidTo"] }],
    [{ las: [aTraveller({ docNumber: "A1" })] }, { "las.0.docNumber": ["travelDocumentNumber"] }],
    [
      { las: [aTraveller({ docType: 2, docNumber: "Ж1" })] },
      { "las.0.docNumber": ["foreignDocument"] },
    ],
    [{ las: [aTraveller({ laCitizenship: "XX" })] }, { "las.0.laCitizenship": ["countryUnknown"] }],
    [
      { las: [aTraveller({ laCitizenship: "SCU" })] },
      { "las.0.laCitizenship": ["countryUnknown"] },
    ],
    [
      { country: "TJ", las: [aTraveller({ docNumber: undefined, laBirthday: "2027-01-01" })] },
      {
        country: ["countryHome"],
        "las.0.laBirthday": ["birthInFuture"],
        "las.0.docNumber": ["required"],
        "las.0.issueDate": ["issueDate"],
      },
    ],
  ])("reject %j", (changes, violations) => {
    expect(travelOrderViolations(aTravelOrder(changes), TODAY)).toEqual(violations);
  });

  it("only warn of a document that expires before the trip", () => {
    const order = aTravelOrder({ las: [aTraveller({ dateTo: "2026-03-12" })] });
    expect(travelOrderViolations(order, TODAY)).toEqual({});
  });
});

describe("a normalised order", () => {
  it("has names in parts, a citizenship and the days of its dates", () => {
    const sent = aTravelOrder({
      dayCount: 3,
      las: [
        aTraveller({
          laLastname: undefined,
          laFirstname: undefined,
          laFullname: "SAIDOVA MADINA KARIMOVNA",
        }),
        aTraveller({ laFullname: "X Y", laCitizenship: "ru", docNumber: "401234568" }),
      ],
    });
    const { dayCount, las } = normalizeTravelOrder(sent);
    expect(dayCount).toBe(11);
    expect(las).toMatchObject([
      {
        laLastname: "SAIDOVA",
        laFirstname: "MADINA",
        laPatronic: "KARIMOVNA",
        laCitizenship: "TJ",
      },
      { laLastname: "SAIDOVA", laFirstname: "MADINA", laCitizenship: "RU" },
    ]);
  });
});
