import * as z from "@sughurta/contracts/zod";
import { BYTES_PER_MEGABYTE, CLAIM_FILES, policyNumberFrom, RESUME_FILES } from "@sughurta/domain";
import { describe, expect, it } from "vitest";
import { schemaErrors } from "./schema-errors.ts";
import * as rules from "./validators.ts";

const NUMBER = policyNumberFrom(123_456_789);
const birthDate = rules.dateWithin({ min: "1946-11-21", max: "2026-11-21" });
const file = (size: number) => ({ name: "photo.jpg", size });
const files = (count: number) => Array.from({ length: count }, () => file(1));

function getCode(rule: z.ZodMiniType, value: unknown): string {
  return schemaErrors(z.object({ field: rule }), { field: value }).field?.code ?? "ok";
}

/** Rule, value, result: to be compared with S0 §5. */
const TABLE: readonly [keyof typeof NAMED, unknown, string][] = [
  ["resume email", "", "required"],
  ["resume email", "name@mail.tj", "ok"],
  ["resume email", " name@mail.tj ", "ok"],
  ["resume email", "name@mail", "email"],
  ["resume email", `${"a".repeat(42)}@mail.tj`, "ok"],
  ["resume email", `${"a".repeat(43)}@mail.tj`, "tooLong"],
  ["any email", `${"a".repeat(246)}@mail.tj`, "ok"],
  ["any email", `${"a".repeat(247)}@mail.tj`, "tooLong"],
  ["any email", "\u200Ename@mail.tj\u00AD", "ok"],
  ["holderFirstName", "О´Брайен", "ok"],
  ["holderFirstName", "ʼАлӣ", "ok"],
  ["holderFirstName", "Рaхим", "latinLetter"],
  ["holderFirstName", "\u200B", "required"],
  ["holderBirthDate", "abc", "dateUnreadable"],
  ["smsCode", "123 456", "ok"],
  ["smsCode", "123–456", "ok"],
  ["any text", "ОВД Сино, 2-й отдел", "ok"],
  ["any text", "<script>alert(1)</script>", "markup"],
  ["any text", "", "required"],
  ["resume phone", "", "required"],
  ["resume phone", "927123456", "ok"],
  ["resume phone", "+992927123456", "ok"],
  ["resume phone", "92712345", "phoneTooShort"],
  ["resume phone", "+7 912 345 67 89", "phoneForeign"],
  ["resume phone", "9271234567", "phoneTooLong"],
  ["resume agreement", true, "ok"],
  ["resume agreement", false, "agreement"],
  ["resume files", [], "ok"],
  ["resume files", files(5), "ok"],
  ["resume files", files(6), "maxFiles"],
  ["resume files", [file(25 * BYTES_PER_MEGABYTE)], "ok"],
  ["resume files", [file(25 * BYTES_PER_MEGABYTE + 1)], "fileTooLarge"],
  ["claim policyNumber", "", "required"],
  ["claim policyNumber", NUMBER, "ok"],
  ["claim policyNumber", `ZAA1 ${NUMBER}`, "ok"],
  ["claim policyNumber", NUMBER.slice(1), "policyNumber"],
  ["claim policyNumber", `${NUMBER}0`, "policyNumber"],
  ["claim files", files(10), "ok"],
  ["claim files", files(11), "maxFiles"],
  ["holderFirstName", "", "required"],
  ["holderFirstName", "  ", "required"],
  ["holderFirstName", "Ҷамшед", "ok"],
  ["holderFirstName", "J0hn", "personName"],
  ["holderFirstName", "а".repeat(151), "tooLong"],
  ["holderGender", "", "choice"],
  ["holderGender", "f", "ok"],
  ["holderGender", "x", "choice"],
  ["holderBirthDate", "", "required"],
  ["holderBirthDate", "31.1", "date"],
  ["holderBirthDate", "1946-11-21", "ok"],
  ["holderBirthDate", "1946-11-20", "dateTooEarly"],
  ["holderBirthDate", "2026-11-21", "ok"],
  ["holderBirthDate", "2026-11-22", "dateTooLate"],
  ["holderIssueInstitution", "", "required"],
  ["holderIssueInstitution", "ШВКД-1 ноҳияи Сино", "ok"],
  ["holderEmail", "", "ok"],
  ["holderEmail", "name@", "email"],
  ["smsCode", "123456", "ok"],
  ["smsCode", "12345", "smsCode"],
  ["password", "", "required"],
  ["password", "1234567", "passwordTooShort"],
  ["password", "        ", "passwordTooShort"],
  ["password", "12345678", "passwordTooCommon"],
  ["password", "correct horse", "ok"],
];

const NAMED = {
  "any text": rules.requiredText(),
  "resume email": rules.resumeEmail,
  "any email": rules.email,
  "resume phone": rules.phone,
  "resume agreement": rules.agreement,
  "resume files": rules.attachedFiles(RESUME_FILES),
  "claim policyNumber": rules.policyNumber,
  "claim files": rules.attachedFiles(CLAIM_FILES),
  holderFirstName: rules.personName,
  holderGender: rules.gender,
  holderBirthDate: birthDate,
  holderIssueInstitution: rules.requiredText(),
  holderEmail: rules.optionalEmail,
  smsCode: rules.smsCode,
  password: rules.newPassword,
} satisfies Record<string, z.ZodMiniType>;

describe("rules of the specification", () => {
  it.each(TABLE)("%s: %j is %s", (name, value, answer) => {
    expect(getCode(NAMED[name], value)).toBe(answer);
  });

  it("return normalised values", () => {
    expect(rules.phone.parse("(992) 92-712-3456")).toBe("927123456");
    expect(rules.policyNumber.parse(`zaa1 ${NUMBER}`)).toBe(NUMBER);
    expect(rules.personName.parse("  Абдул   Раҳим ")).toBe("Абдул Раҳим");
    expect(rules.email.parse(" name@mail.tj ")).toBe("name@mail.tj");
  });

  it("report the violated bound", () => {
    const errors = (value: unknown) => schemaErrors(z.object({ day: birthDate }), { day: value });
    expect(errors("1900-01-01").day?.values).toEqual({ min: "1946-11-21" });
    expect(errors("2900-01-01").day?.values).toEqual({ max: "2026-11-21" });
    const large = schemaErrors(z.object({ files: NAMED["claim files"] }), {
      files: [file(26 * BYTES_PER_MEGABYTE)],
    });
    expect(large.files?.values).toEqual({ max: 25 });
  });

  it("are named by what a text lacks that may also be empty", () => {
    const range = { min: "2020-01-01", max: "2026-12-31" };
    const schema = z.object({ day: z.union([z.literal(""), rules.dateWithin(range)]) });
    expect(schemaErrors(schema, { day: "" })).toEqual({});
    expect(schemaErrors(schema, { day: "31.02.2020" }).day).toMatchObject({ code: "dateNoDay" });
    expect(schemaErrors(schema, { day: "01.13.2020" }).day).toMatchObject({ code: "dateNoMonth" });
    expect(schemaErrors(schema, { day: "2019-12-31" }).day).toEqual({
      code: "dateTooEarly",
      values: { min: "2020-01-01" },
    });
  });

  it("handle nested fields and treat a missing value as an empty one", () => {
    const schema = z.object({
      las: z.array(z.object({ birthday: birthDate })),
      name: rules.personName,
    });
    expect(schemaErrors(schema, { las: [{ birthday: "2000-01-01" }, { birthday: "" }] })).toEqual({
      "las[1].birthday": { code: "required", values: { min: 1 } },
      name: { code: "required" },
    });
  });

  it("never show words that no one translated", () => {
    const schema = z.object({ a: z.number(), b: z.string().check(z.minLength(3)) });
    expect(schemaErrors(schema, { a: undefined, b: "x" })).toMatchObject({
      a: { code: "required" },
      b: { code: "wrongInput" },
    });
  });
});
