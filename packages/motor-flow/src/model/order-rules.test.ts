import type { FieldErrors } from "@sughurta/forms";
import { describe, expect, it } from "vitest";
import { aCascoOrder, aLiabilityOrder, TODAY } from "#src/testing/motor-order-builders.ts";
import { driversErrors, holderErrors, vehicleErrors } from "./order-rules.ts";
import type { DriverValues, MotorOrderValues } from "./order-values.ts";

const TYPED = { isTyped: true, carMark: "", carModel: "", markaTxt: "Tatra", modelTxt: "613" };

it.each<[Partial<MotorOrderValues>, Readonly<Record<string, string>>]>([
  [{}, {}],
  [TYPED, {}],
  [{ ...TYPED, markaTxt: "" }, { markaTxt: "required" }],
  [{ ...TYPED, markaTxt: "<b>Tatra</b>" }, { markaTxt: "markup" }],
  [{ ...TYPED, modelTxt: "—" }, { modelTxt: "carName" }],
  [{ ...TYPED, modelTxt: "6".repeat(101) }, { modelTxt: "tooLong" }],
  [{ gosNomer: "" }, { gosNomer: "required" }],
  [{ gosNomer: "А123ВС77" }, {}],
  [{ gosNomer: "123AA01" }, { gosNomerConfirmed: "confirmPlate" }],
  [{ gosNomer: "123AA01", gosNomerConfirmed: true }, {}],
])("a vehicle with %j: %j", (changes, codes) => {
  const errors = vehicleErrors(aLiabilityOrder(changes), TODAY);
  expect(
    Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code])),
  ).toEqual(codes);
});

const getCodes = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]));

describe("the holder of casco", () => {
  it.each<[Partial<MotorOrderValues>, Readonly<Record<string, string>>]>([
    [{}, {}],
    [{ holderGender: "" }, { holderGender: "choice" }],
    [{ holderEmail: "" }, { holderEmail: "required" }],
    [{ holderIssueDate: "" }, { holderIssueDate: "required" }],
    [{ holderIssueDate: "31.13.2020" }, { holderIssueDate: "dateNoMonth" }],
    [{ holderIssueDate: "1990-12-01" }, { holderIssueDate: "issueDate" }],
    [{ holderIssueInstitution: "" }, { holderIssueInstitution: "required" }],
    [{ city: "", inn: "", holderDocValidTo: "" }, {}],
  ])("with %j gives %j", (changes, codes) => {
    expect(getCodes(holderErrors(aCascoOrder(changes), TODAY))).toEqual(codes);
  });
});

describe("the holder of compulsory liability", () => {
  it.each<[Partial<MotorOrderValues>, Readonly<Record<string, string>>]>([
    [{}, {}],
    [{ city: "" }, { city: "required" }],
    [{ city: "Ё" }, { city: "city" }],
    [{ holderDocValidTo: "31.13.2030" }, { holderDocValidTo: "dateNoMonth" }],
    [{ holderDocValidTo: "2026-03-01" }, { holderDocValidTo: "documentExpired" }],
    [{ holderDocValidTo: "2126-03-03" }, { holderDocValidTo: "documentValidTooLong" }],
    [{ holderBirthday: "2008-03-03" }, { holderBirthday: "adultsOnly" }],
    [{ inn: "" }, { inn: "required" }],
    [{ inn: "12" }, { inn: "innTooShort" }],
    [{ inn: "0250012345" }, { inn: "innTooLong" }],
    [{ inn: "025 001 234" }, {}],
    [{ residentType: "nonresident", holderDocType: "0", inn: "" }, {}],
    [{ residentType: "resident", holderDocType: "2" }, { holderDocType: "choice" }],
    [{ residentType: "nonresident", inn: "" }, {}],
    [{ holderEmail: "", holderGender: "", holderIssueInstitution: "" }, {}],
  ])("with %j gives %j", (changes, codes) => {
    expect(getCodes(holderErrors(aLiabilityOrder(changes), TODAY))).toEqual(codes);
  });
});

describe("a driver", () => {
  it("is listed once, and every licence too", () => {
    const [driver] = aCascoOrder().drivers;
    const drivers = driver ? [driver, { ...driver, uid: "2" }] : [];
    expect(getCodes(driversErrors(aCascoOrder({ drivers }), TODAY))).toEqual({
      "drivers[1].driverFullName": "personTwice",
      "drivers[1].docNumber": "documentTwice",
    });
  });

  it.each<[Partial<DriverValues>, Readonly<Record<string, string>>]>([
    [{}, {}],
    [{ driverGender: "" }, { "drivers[0].driverGender": "choice" }],
    [{ driverCitizenship: "" }, { "drivers[0].driverCitizenship": "country" }],
    [
      { driverBd: "2005-03-03", docIssueDate: "2022-01-10" },
      { "drivers[0].driverBd": "driverAge" },
    ],
    [{ docIssueDate: "2025-03-03" }, { "drivers[0].docIssueDate": "driverExperience" }],
    [{ docIssueDate: "03.13.2012" }, { "drivers[0].docIssueDate": "dateNoMonth" }],
  ])("with %j gives %j", (changes, codes) => {
    const drivers = aCascoOrder().drivers.map((driver) => ({ ...driver, ...changes }));
    expect(getCodes(driversErrors(aCascoOrder({ drivers }), TODAY))).toEqual(codes);
  });
});
