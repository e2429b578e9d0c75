import * as z from "@sughurta/contracts/zod";
import { describe, expect, it } from "vitest";
import { schemaErrors } from "#src/validation/schema-errors.ts";
import { withSplitName } from "./name-fields.ts";
import { claimFullName, fullNameErrors, fullNameShape, nameShape } from "./name-rules.ts";

const FIELDS = {
  fullName: "holderFullName",
  lastName: "holderLastname",
  firstName: "holderFirstname",
  patronymic: "holderPatronymic",
} as const;

const aHolder = (
  fullName: string,
  [lastName = "", firstName = "", patronymic = ""]: readonly string[] = [],
) => ({
  holderFullName: fullName,
  holderLastname: lastName,
  holderFirstname: firstName,
  holderPatronymic: patronymic,
});

describe("a name in one field", () => {
  it.each([
    ["latin", "SAIDOVA MADINA", undefined],
    ["latin", "", "required"],
    ["latin", "Саидова Мадина", "latinName"],
    ["latin", "SAIDOVA", "fullName"],
    ["latin", "A".repeat(151), "tooLong"],
    ["any", "Саидова Мадина", undefined],
    ["any", "О’Коннор Ҷӯра", undefined],
    ["any", "Саидова", "fullName"],
    ["any", "Саидова М4дина", "personName"],
    ["any", "а".repeat(151), "tooLong"],
  ] as const)("of %s letters: %j is %s", (alphabet, fullName, code) => {
    const schema = z.object(fullNameShape(FIELDS, alphabet));
    expect(schemaErrors(schema, { holderFullName: fullName }).holderFullName?.code).toBe(code);
  });

  it("is wrong in a part only where the whole is right", () => {
    const parts = ["SAIDOVA", "MADINA2", "KARIM QIZI"];
    expect(fullNameErrors(FIELDS, aHolder("SAIDOVA MADINA", parts), "latin")).toEqual({
      holderFirstname: { code: "latinName" },
    });
    expect(fullNameErrors(FIELDS, aHolder("САИДОВА МАДИНА", parts), "latin")).toEqual({});
    const persons = { las: [aHolder("Ҷӯраев Ғафур", ["Ҷӯраев", "4"])] };
    const inList = { ...FIELDS, fullName: "las[0].holderFullName" };
    expect(
      fullNameErrors({ ...inList, firstName: "las[0].holderFirstname" }, persons, "any"),
    ).toEqual({ "las[0].holderFirstname": { code: "personName" } });
  });

  it("is split into parts when it changes, unless a part was corrected with it", () => {
    const before = aHolder("SAIDOVA", ["SAIDOVA"]);
    const typed = { ...before, holderFullName: "SAIDOVA MADINA KARIMOVNA" };
    expect(withSplitName(FIELDS, before, typed)).toEqual(
      aHolder("SAIDOVA MADINA KARIMOVNA", ["SAIDOVA", "MADINA", "KARIMOVNA"]),
    );
    const corrected = { ...typed, holderLastname: "SAIDOVA MADINA" };
    expect(withSplitName(FIELDS, before, corrected)).toBe(corrected);
    const untouched = { ...before };
    expect(withSplitName(FIELDS, before, untouched)).toBe(untouched);
  });
});

describe("a name in three fields", () => {
  const schema = z.object(
    nameShape({ lastName: "last", firstName: "first", patronymic: "second" }, 50),
  );
  const good = { last: "Саидова", first: "Мадина", second: "" };

  it.each([
    [{}, {}],
    [{ second: "Рустамовна" }, {}],
    [{ last: "" }, { last: "required" }],
    [{ second: "Ҷ4" }, { second: "personName" }],
    [{ first: "а".repeat(50) }, {}],
    [{ first: "а".repeat(51) }, { first: "tooLong" }],
    [{ second: "а".repeat(51) }, { second: "tooLong" }],
  ])("with %j returns %j", (changes, codes) => {
    const errors = schemaErrors(schema, { ...good, ...changes });
    expect(Object.fromEntries(Object.entries(errors).map(([k, { code }]) => [k, code]))).toEqual(
      codes,
    );
  });

  it("is tidied", () => {
    expect(schema.parse({ ...good, first: "  Абдул   Раҳим " }).first).toBe("Абдул Раҳим");
  });
});

describe("the name of a claimant", () => {
  it.each([
    ["", "required"],
    ["Раҳимов Фаррух", undefined],
    ["Smith John", undefined],
    ["Раҳимов", "fullName"],
    ["Раҳимов Фа", "fullName"],
  ])("%j is %s", (name, code) => {
    expect(schemaErrors(z.object({ name: claimFullName }), { name }).name?.code).toBe(code);
  });
});
