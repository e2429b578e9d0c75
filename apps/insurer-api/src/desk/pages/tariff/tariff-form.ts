import type { Language } from "@sughurta/domain";
import { MEDICAL_SUM_BOUNDS } from "@sughurta/domain/travel";
import * as z from "zod/mini";
import type { FieldFaults } from "#src/desk/shell/form-fields.ts";
import type { TariffLine } from "#src/platform/database/schema/prices.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { tariffKinds } from "#src/products/price/price-archive.ts";
import { type BrokenRule, type FigureUnit, figureUnits } from "#src/products/tariff/figures.ts";
import { placeLabel } from "./tariff-labels.ts";
import { tariffTexts } from "./tariff-texts.ts";

/** Specification of a form field of a tariff. */
export type TariffField =
  | { readonly type: "figure"; readonly unit: FigureUnit }
  /** A word; used only in columns of tables. */
  | { readonly type: "code" }
  /** Words separated by spaces. */
  | { readonly type: "codes" }
  | { readonly type: "group"; readonly fields: TariffFields }
  /** A table with a variable number of rows. */
  | { readonly type: "rows"; readonly columns: TariffFields }
  /** A figure for each sum of a list with a variable number of sums. */
  | { readonly type: "bySum"; readonly figure: TariffField };

export type TariffFields = Readonly<Record<string, TariffField>>;

/** Form fields of the tariff of a line, derived from its schema. */
export function tariffFields(line: TariffLine): TariffFields {
  const schema: z.core.$ZodType = tariffKinds[line].schema;
  if (!(schema instanceof z.core.$ZodObject)) throw new Error(`A tariff of ${line} is no object`);
  return toFields(schema);
}

const toFields = (schema: z.core.$ZodObject): TariffFields =>
  Object.fromEntries(
    Object.entries(schema._zod.def.shape).map(([name, part]) => [name, toField(part)]),
  );

function toField(schema: z.core.$ZodType): TariffField {
  if (schema instanceof z.core.$ZodNumber) {
    const known = figureUnits.get(schema);
    if (known) return { type: "figure", unit: known.unit };
  }
  if (schema instanceof z.core.$ZodObject) return { type: "group", fields: toFields(schema) };
  if (schema instanceof z.core.$ZodString) return { type: "code" };
  if (schema instanceof z.core.$ZodArray) {
    const { element } = schema._zod.def;
    if (element instanceof z.core.$ZodObject) return { type: "rows", columns: toFields(element) };
    if (element instanceof z.core.$ZodString) return { type: "codes" };
  }
  if (schema instanceof z.core.$ZodRecord) {
    const { valueType } = schema._zod.def;
    return { type: "bySum", figure: toField(valueType) };
  }
  throw new Error(`No form field is known for a figure of type ${schema._zod.def.type}`);
}

/** More rows than any table of a tariff has. */
export const MAX_ROWS = 40;

/** Columns of a table with a figure for each sum. */
export const SUM_COLUMNS = { sum: "sum", figure: "figure" } as const;

/** Reads figures from their form, without validating them. Empty rows are left out. */
export function readTariffForm(fields: TariffFields, text: (path: string) => string) {
  return readGroup(fields, "", text);
}

function readGroup(
  fields: TariffFields,
  path: string,
  text: (path: string) => string,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    read(field, path === "" ? name : `${path}.${name}`, text),
  ]);
  return Object.fromEntries(entries);
}

function read(field: TariffField, path: string, text: (path: string) => string): unknown {
  switch (field.type) {
    case "figure":
      return figureIn(text(path));
    case "code":
      return text(path).toUpperCase();
    case "codes":
      return text(path)
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((code) => code !== "");
    case "group":
      return readGroup(field.fields, path, text);
    case "rows":
      return Array.from({ length: MAX_ROWS }, (_, row) => `${path}.${row}`)
        .filter((row) => Object.keys(field.columns).some((name) => text(`${row}.${name}`) !== ""))
        .map((row) => readGroup(field.columns, row, text));
    case "bySum":
      return readBySum(path, text);
  }
}

/** A sum that was typed twice keeps both rows: the space behind the second one makes it a key that is refused. */
function readBySum(path: string, text: (path: string) => string) {
  const figures: Record<string, unknown> = {};
  for (let row = 0; row < MAX_ROWS; row++) {
    const sum = text(`${path}.${row}.${SUM_COLUMNS.sum}`).replace(/\s/g, "");
    const figure = text(`${path}.${row}.${SUM_COLUMNS.figure}`);
    if (sum === "" && figure === "") continue;
    let key = sum;
    while (Object.hasOwn(figures, key)) key += "\u00a0";
    figures[key] = figureIn(figure);
  }
  return figures;
}

/** A figure as a number, or the typed text if it is none, to be shown in the form again. */
function figureIn(typed: string): number | string {
  const figure = Number(typed.replace(",", "."));
  return typed === "" || !Number.isFinite(figure) ? typed : figure;
}

/** Converts schema issues of tariff figures into messages for staff; the first issue of each field. */
export function tariffFaults(issues: readonly z.core.$ZodIssue[], language: Language): FieldFaults {
  const faults = new Map<string, { readonly place: string; readonly text: string }>();
  for (const issue of issues) {
    const field = faultyField(issue.path);
    const fault = { place: placeLabel(issue.path, language), text: issueText(issue, language) };
    if (!faults.has(field)) faults.set(field, fault);
  }
  return faults;
}

/** A list of codes is one field. */
const faultyField = (path: readonly PropertyKey[]) =>
  (typeof path.at(-1) === "number" ? path.slice(0, -1) : path).join(".");

/** Bounds of a sum of the only list with sums: that of medical cover. */
const boundsText = (language: Language) =>
  Object.fromEntries(
    Object.entries(MEDICAL_SUM_BOUNDS).map(([name, sum]) => [name, amountText(sum, language)]),
  );

function issueText(issue: z.core.$ZodIssue, language: Language): string {
  const { wrong } = tariffTexts[language];
  switch (issue.code) {
    case "custom": {
      // The only custom checks of tariffs are those of their rules; they carry the rule as parameters.
      const { rule, than = [] } = issue.params as unknown as BrokenRule;
      const beside = than[0] === issue.path[0] ? than.slice(1) : than;
      return fill(wrong[rule], { than: placeLabel(beside, language) });
    }
    case "invalid_key":
      return fill(wrong.sum, boundsText(language));
    case "too_small":
      return fill(issue.inclusive ? wrong.atLeast : wrong.above, { limit: `${issue.minimum}` });
    case "too_big":
      return fill(wrong.atMost, { limit: `${issue.maximum}` });
    case "invalid_format":
      return wrong.code;
    default:
      return wrong.number;
  }
}
