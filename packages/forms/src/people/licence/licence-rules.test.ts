import * as z from "@sughurta/contracts/zod";
import { expect, it } from "vitest";
import { schemaErrors } from "#src/validation/schema-errors.ts";
import { licenceShape } from "./licence-rules.ts";

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
