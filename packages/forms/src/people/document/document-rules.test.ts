import * as z from "@sughurta/contracts/zod";
import { describe, expect, it } from "vitest";
import { schemaErrors } from "#src/validation/schema-errors.ts";
import { fieldsIn } from "../field-names.ts";
import { documentErrors, documentShape } from "./document-rules.ts";

const TODAY = "2026-03-02";
const FIELDS = {
  docType: "docType",
  series: "series",
  docNumber: "docNumber",
  issueDate: "issueDate",
  issueInstitution: "issueInstitution",
  validTo: "dateTo",
} as const;
const { docType: _, validTo: __, ...UNTYPED } = FIELDS;

const good = {
  docType: "1",
  series: "",
  docNumber: "401234567",
  issueDate: "2020-06-01",
  issueInstitution: "MIA",
  dateTo: "",
  birthday: "1990-05-14",
};

const getCodes = (errors: Readonly<Record<string, { readonly code: string }>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]));

describe("a document with a type", () => {
  const schema = z.object(documentShape(FIELDS, { types: [1, 2] }));

  it.each([
    [{}, {}],
    [{ docType: "0" }, { docType: "choice" }],
    [{ docType: "" }, { docType: "choice" }],
    [{ docNumber: "" }, { docNumber: "required" }],
    [{ issueDate: "31.13.2020" }, { issueDate: "dateNoMonth" }],
    [{ issueInstitution: "" }, { issueInstitution: "required" }],
    [{ dateTo: "2030" }, { dateTo: "date" }],
  ])("with %j returns %j for single fields", (changes, codes) => {
    expect(getCodes(schemaErrors(schema, { ...good, ...changes }))).toEqual(codes);
  });

  const rules = { today: TODAY, birthDate: "birthday" };

  it.each([
    [{}, {}],
    [{ docType: "", series: "?", docNumber: "?" }, {}],
    [
      { docType: "0", series: "AB", docNumber: "1234567" },
      { series: "passportSeries", docNumber: "passportNumber" },
    ],
    [{ docType: "0", series: " а ", docNumber: "12345678 " }, {}],
    [{ docNumber: "" }, {}],
    [{ docNumber: "40 12a" }, { docNumber: "travelDocumentNumber" }],
    [{ issueDate: "2026-03-03" }, { issueDate: "dateInFuture" }],
    [{ issueDate: "1990-05-13" }, { issueDate: "issuedBeforeBirth" }],
    [{ issueDate: "" }, {}],
    [{ birthday: "" }, {}],
  ])("with %j returns %j between fields", (changes, codes) => {
    expect(getCodes(documentErrors(FIELDS, { ...good, ...changes }, rules))).toEqual(codes);
  });

  it("reports an invalid issue date with one message, also in an entry of a list", () => {
    const values = { las: [good, { ...good, issueDate: "1990-05-13" }] };
    expect(
      documentErrors(fieldsIn("las[1]", FIELDS), values, {
        today: TODAY,
        birthDate: "las[1].birthday",
        oneIssueText: true,
      }),
    ).toEqual({ "las[1].issueDate": { code: "issueDate" } });
  });

  it("is issued from a minimum age where a form requires it", () => {
    const licence = { ...good, issueDate: "2006-05-13" };
    expect(getCodes(documentErrors(UNTYPED, licence, { ...rules, fromAge: 16 }))).toEqual({
      issueDate: "issuedBeforeBirth",
    });
  });
});

describe("a document of one format", () => {
  it.each([
    ["any", {}, {}],
    ["any", { series: " а12 " }, {}],
    ["any", { series: "-" }, { series: "documentSeries" }],
    ["any", { series: "A".repeat(11) }, { series: "tooLong" }],
    ["any", { docNumber: "A1234567" }, {}],
    ["any", { docNumber: "" }, { docNumber: "required" }],
    ["any", { docNumber: "12_34" }, { docNumber: "documentNumber" }],
    ["any", { docNumber: "1".repeat(16) }, { docNumber: "tooLong" }],
    ["any", { issueDate: "1956-03-01" }, { issueDate: "dateTooEarly" }],
    ["motor", { series: "ABCDE" }, { series: "documentSeriesLength" }],
    ["motor", { docNumber: "12345" }, { docNumber: "documentLength" }],
  ] as const)("%s: with %j returns %j", (format, changes, codes) => {
    const schema = z.object(
      documentShape(UNTYPED, { format, issued: { min: "1956-03-02", max: TODAY } }),
    );
    expect(getCodes(schemaErrors(schema, { ...good, ...changes }))).toEqual(codes);
  });

  it("returns its series in capitals", () => {
    const schema = z.object(documentShape(UNTYPED, { format: "any" }));
    expect(schema.parse({ ...good, series: " ab " }).series).toBe("AB");
  });

  it("has no rules for missing fields", () => {
    expect(Object.keys(documentShape({ series: "docSeries", docNumber: "docNumber" }))).toEqual([
      "docSeries",
      "docNumber",
    ]);
  });
});

it("a document in motor insurance has a format of its own and must not have expired", () => {
  const rules = { format: "motor", unexpiredOn: TODAY } as const;
  const schema = z.object(documentShape(FIELDS, rules));
  const order = { ...good, docType: "0", series: "АВ", docNumber: "123456" };
  const codes = (changes: Partial<typeof good>) =>
    getCodes(schemaErrors(schema, { ...order, dateTo: TODAY, ...changes }));
  expect(codes({})).toEqual({});
  expect(codes({ dateTo: "2026-03-01" })).toEqual({ dateTo: "documentExpired" });
  expect(codes({ dateTo: "" })).toEqual({ dateTo: "required" });
  expect(codes({ docNumber: "12345" })).toEqual({ docNumber: "documentLength" });
  const between = { today: TODAY, birthDate: "birthday", format: "motor" } as const;
  expect(documentErrors(FIELDS, order, between)).toEqual({});
});
