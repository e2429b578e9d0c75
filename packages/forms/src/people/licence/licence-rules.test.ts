import { expect, it } from "vitest";
import * as z from "zod/mini";
import { schemaErrors } from "#src/validation/schema-errors.ts";
import { fieldsIn } from "../field-names.ts";
import { licenceErrors, licenceShape } from "./licence-rules.ts";

const FIELDS = { series: "docSeries", docNumber: "docNumber", issueDate: "docIssueDate" } as const;
const good = {
  docSeries: "",
  docNumber: "AB123456",
  docIssueDate: "2015-04-01",
  driverBd: "1990-05-14",
};

it.each([
  [{}, {}],
  [{ docSeries: "ABCDE" }, { docSeries: "documentSeriesLength" }],
  [{ docNumber: "12345" }, { docNumber: "documentLength" }],
  [{ docNumber: "" }, { docNumber: "required" }],
  [{ docIssueDate: "" }, { docIssueDate: "required" }],
])("a licence with %j gives %j", (changes, codes) => {
  const errors = schemaErrors(z.object(licenceShape(FIELDS)), { ...good, ...changes });
  expect(Object.fromEntries(Object.entries(errors).map(([k, { code }]) => [k, code]))).toEqual(
    codes,
  );
});

it.each([
  [{}, {}],
  [{ docIssueDate: "2025-03-03" }, { "drivers[1].docIssueDate": { code: "driverExperience" } }],
  [{ docIssueDate: "2006-05-13" }, { "drivers[1].docIssueDate": { code: "licenceTooEarly" } }],
  [{ driverBd: "" }, {}],
])("a second driver's licence with %j gives %j by the birth date", (changes, errors) => {
  const values = { drivers: [good, { ...good, ...changes }] };
  const rules = { today: "2026-03-02", birthDate: "drivers[1].driverBd" };
  expect(licenceErrors(fieldsIn("drivers[1]", FIELDS), values, rules)).toEqual(errors);
});
