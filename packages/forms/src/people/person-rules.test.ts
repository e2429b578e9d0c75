import * as z from "@sughurta/contracts/zod";
import { HOLDER_AGE } from "@sughurta/domain/person";
import { describe, expect, it } from "vitest";
import { schemaErrors } from "../validation/schema-errors.ts";
import {
  addressShape,
  citizenship,
  contactShape,
  holderBirthDate,
  licenceShape,
  optionalTaxNumber,
  taxNumber,
} from "./person-rules.ts";

const TODAY = "2026-03-02";

const RULES = {
  holder: holderBirthDate(TODAY, HOLDER_AGE),
  citizenship,
  taxNumber,
  optionalTaxNumber,
} satisfies Record<string, z.ZodMiniType>;

const TABLE: readonly [keyof typeof RULES, string, string | undefined][] = [
  ["holder", "", "required"],
  ["holder", "31.1", "date"],
  ["holder", "1946-03-01", "dateTooEarly"],
  ["holder", "2008-03-02", undefined],
  ["holder", "2008-03-03", "adultsOnly"],
  ["holder", "2026-03-03", "dateTooLate"],
  ["citizenship", "TJ", undefined],
  ["citizenship", "", "country"],
  ["taxNumber", "025001234", undefined],
  ["taxNumber", "", "required"],
  ["taxNumber", "12345", "innTooShort"],
  ["taxNumber", "0250012345", "innTooLong"],
  ["taxNumber", "025 001 234", undefined],
  ["optionalTaxNumber", "", undefined],
  ["optionalTaxNumber", " 025001234 ", undefined],
  ["optionalTaxNumber", "12345", "innTooShort"],
];

describe("rules about a person", () => {
  it.each(TABLE)("%s: %j is %s", (rule, value, code) => {
    const schema = z.object({ field: RULES[rule] });
    expect(schemaErrors(schema, { field: value }).field?.code).toBe(code);
  });

  it.each([
    ["required", "required", { tel: "required", mail: "required" }],
    ["required", "optional", { tel: "required" }],
    ["optional", "optional", {}],
  ] as const)("a phone is %s and an e-mail %s: empty ones return %j", (phone, email, codes) => {
    const schema = z.object(contactShape({ phone: "tel", email: "mail" }, { phone, email }));
    const errors = schemaErrors(schema, { tel: "", mail: "" });
    expect(Object.fromEntries(Object.entries(errors).map(([k, { code }]) => [k, code]))).toEqual(
      codes,
    );
  });

  it("an address is of a length, and missing only where it may be", () => {
    const fields = { address: "holderAddress" } as const;
    const required = z.object(addressShape(fields, { address: "required", maxLength: 100 }));
    const optional = z.object(addressShape(fields, { address: "optional", maxLength: 150 }));
    const code = (schema: z.ZodMiniType, holderAddress: string) =>
      schemaErrors(schema, { holderAddress }).holderAddress?.code;
    expect(code(required, "")).toBe("required");
    expect(code(required, "a".repeat(101))).toBe("tooLong");
    expect(code(optional, "")).toBeUndefined();
    expect(code(optional, "a".repeat(150))).toBeUndefined();
    expect(code(optional, "a".repeat(151))).toBe("tooLong");
  });
});

const FIELDS = { series: "docSeries", docNumber: "docNumber", issueDate: "docIssueDate" } as const;

const good = {
  docSeries: "",
  docNumber: "AB123456",
  docIssueDate: "2015-04-01",
};

it.each([
  [{}, {}],
  [{ docSeries: "ABCDE" }, { docSeries: "documentSeriesLength" }],
  [{ docNumber: "12345" }, { docNumber: "documentLength" }],
  [{ docNumber: "" }, { docNumber: "required" }],
  [{ docIssueDate: "" }, { docIssueDate: "required" }],
])("a licence with %j returns %j", (changes, codes) => {
  const errors = schemaErrors(z.object(licenceShape(FIELDS)), { ...good, ...changes });
  expect(Object.fromEntries(Object.entries(errors).map(([k, { code }]) => [k, code]))).toEqual(
    codes,
  );
});
