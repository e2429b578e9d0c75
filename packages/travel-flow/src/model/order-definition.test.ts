import { describe, expect, it } from "vitest";
import { anInsuredPerson, aTravelOrder, TODAY } from "../testing/builders.ts";
import { getSchemaErrors } from "../testing/schema-errors.ts";
import { type OrderPart, travelOrder } from "./order-definition.ts";
import type { InsuredPerson, TravelOrderValues } from "./order-values.ts";

const rules = await travelOrder.rules.load();
const person = (changes: Partial<InsuredPerson>) => ({ las: [anInsuredPerson(changes)] });

describe("rules of a travel order", () => {
  it("accept a valid order", () => {
    expect(getSchemaErrors(travelOrder.parts, aTravelOrder())).toEqual({});
    expect(rules.invalidParts(aTravelOrder(), TODAY)).toEqual([]);
  });

  it.each<[OrderPart, Partial<TravelOrderValues>, Record<string, string>]>([
    ["trip", { country: [] }, { country: "chooseCountry" }],
    ["trip", { beginDate: "" }, { beginDate: "required" }],
    ["trip", { beginDate: "10.03" }, { beginDate: "date" }],
    ["trip", { beginDate: "2026-03-01", endDate: "2026-03-09" }, { beginDate: "tripBegin" }],
    ["trip", { beginDate: "2030-03-02", endDate: "2030-03-04" }, { beginDate: "tripBegin" }],
    ["trip", { endDate: "2026-03-10" }, { endDate: "tripEnd" }],
    ["trip", { endDate: "2027-03-09" }, { endDate: "tripLength" }],
    ["trip", { howOften: "1", endDate: "2027-03-01" }, { endDate: "multiTripEnd" }],
    ["trip", { currency: "RUB" }, { currency: "choice" }],
    ["trip", { mainSumAssured: "29999" }, { mainSumAssured: "medicalSum" }],
    ["trip", { mainSumAssured: "" }, { mainSumAssured: "medicalSum" }],
    ["trip", person({ laBirthday: "" }), { "las[0].laBirthday": "required" }],
    ["trip", person({ laBirthday: "2026-03-03" }), { "las[0].laBirthday": "birthInFuture" }],
    ["trip", person({ laBirthday: "1946-03-09" }), { "las[0].laBirthday": "personTooOld" }],
    ["options", { thingsSumAssured: 600 }, { thingsSumAssured: "addOnSum" }],
    ["options", { sunOption: 2 }, { sunOption: "addOnSum" }],
    ["holder", { holderFullName: "" }, { holderFullName: "required" }],
    ["holder", { holderFullName: "Саидова Мадина" }, { holderFullName: "latinName" }],
    ["holder", { holderFullName: "SAIDOVA" }, { holderFullName: "fullName" }],
    ["holder", { holderFullName: "A".repeat(151) }, { holderFullName: "tooLong" }],
    ["holder", { holderFirstname: "MADINA2" }, { holderFirstname: "latinName" }],
    ["holder", { holderPhone: "92123" }, { holderPhone: "phoneTooShort" }],
    ["holder", { holderPhone: "" }, { holderPhone: "required" }],
    ["holder", { holderEmail: "madina" }, { holderEmail: "email" }],
    ["holder", { holderBirthday: "2008-03-03" }, { holderBirthday: "holderAge" }],
    ["holder", { holderBirthday: "1946-03-01" }, { holderBirthday: "holderAge" }],
    ["holder", { holderGender: "" }, { holderGender: "choice" }],
    ["holder", { holderDocType: "" }, { holderDocType: "choice" }],
    [
      "holder",
      { holderDocType: "0", holderDocSeries: "AB", holderDocNumber: "1234567" },
      { holderDocSeries: "passportSeries", holderDocNumber: "passportNumber" },
    ],
    ["holder", { holderDocNumber: "40 12a" }, { holderDocNumber: "travelDocumentNumber" }],
    [
      "holder",
      { holderDocType: "2", holderDocNumber: "40-12" },
      { holderDocNumber: "foreignDocument" },
    ],
    ["holder", { holderIssueDate: "2026-03-03" }, { holderIssueDate: "issueDate" }],
    ["holder", { holderIssueDate: "1990-05-13" }, { holderIssueDate: "issueDate" }],
    ["holder", { holderIssueInstitution: "" }, { holderIssueInstitution: "required" }],
    ["holder", { holderAddressReg: "a".repeat(151) }, { holderAddressReg: "tooLong" }],
    ["holder", { inn: "12345" }, { inn: "innTooShort" }],
    ["insured", person({ laFullname: "САИДОВА" }), { "las[0].laFullname": "latinName" }],
    [
      "insured",
      person({ laBirthday: "", laAgeGuess: "2021-03-02" }),
      { "las[0].laBirthday": "required" },
    ],
    ["insured", person({ gender: "" }), { "las[0].gender": "choice" }],
    ["insured", person({ docType: "" }), { "las[0].docType": "choice" }],
    ["insured", person({ docNumber: "" }), { "las[0].docNumber": "required" }],
    ["insured", person({ series: "a-1" }), { "las[0].series": "travelDocumentSeries" }],
    ["insured", person({ issueDate: "1980-01-01" }), { "las[0].issueDate": "issueDate" }],
    ["insured", person({ dateTo: "2020-06-01" }), { "las[0].dateTo": "documentValidTo" }],
    ["insured", person({ dateTo: "2126-03-03" }), { "las[0].dateTo": "documentValidTooLong" }],
    ["insured", person({ laPostalCodeReg: "7340" }), { "las[0].laPostalCodeReg": "postalCode" }],
    ["insured", person({ dateTo: "2030" }), { "las[0].dateTo": "date" }],
    ["insured", person({ laPhone: "1" }), { "las[0].laPhone": "phoneTooShort" }],
    [
      "insured",
      { las: [anInsuredPerson(), anInsuredPerson({ uid: "2", docNumber: "40 1234567" })] },
      { "las[1].docNumber": "documentTwice", "las[1].laFullname": "personTwice" },
    ],
    ["insured", { flatSumAssured: 5_000 }, { assuredFlatAddress: "flatAddress" }],
    [
      "insured",
      { flatSumAssured: 5_000, assuredFlatAddress: "a".repeat(151) },
      { assuredFlatAddress: "flatAddress" },
    ],
    ["review", { agree: false }, { agree: "agreement" }],
  ])("%s refuses %o", (part, change, codes) => {
    const order = aTravelOrder(change);
    expect(getSchemaErrors([part], order)).toEqual(codes);
    expect(rules.invalidParts(order, TODAY, [part])).toEqual([part]);
  });

  it("return the maximum length of a text", () => {
    const order = aTravelOrder({ holderFullName: "A".repeat(151) });
    expect(rules.invalidParts(order, TODAY)).toEqual(["holder"]);
  });

  it("accept look-alike letters and spaces in documents", () => {
    const order = aTravelOrder({
      holderDocType: "0",
      holderDocSeries: " а ",
      holderDocNumber: "12345678 ",
    });
    expect(getSchemaErrors(["holder"], order)).toEqual({});
  });
});
