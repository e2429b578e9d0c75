import type { Language } from "@sughurta/domain";
import { ageGroupId, MAX_INSURED_AGE, MEDICAL_SUM_BOUNDS } from "@sughurta/domain/travel";
import * as z from "zod/mini";
import type { FieldFaults } from "#src/desk/shell/form-fields.ts";
import type { TariffLine } from "#src/platform/database/schema/prices.ts";
import { fill } from "#src/platform/failures/failure-texts.ts";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { tariffKinds } from "#src/products/price/price-archive.ts";
import {
  type BrokenRule,
  type FigureUnit,
  figureUnits,
  type RowKey,
  rowKeys,
} from "#src/products/tariff/figures.ts";
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
  /** A figure for each sum or age group, of which there is a variable number. */
  | { readonly type: "byKey"; readonly key: RowKey; readonly figure: TariffField };

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
    const known = rowKeys.get(schema);
    if (known) return { type: "byKey", key: known.key, figure: toField(schema._zod.def.valueType) };
  }
  throw new Error(`No form field is known for a figure of type ${schema._zod.def.type}`);
}

/** More rows than any table of a tariff has. */
export const MAX_ROWS = 40;

/** Columns of a table with a figure for each key: the typed key, then the figure. */
export const KEY_COLUMNS = {
  sum: ["sum", "figure"],
  /** The last age of a group; it begins after the group before it. */
  age: ["lastAge", "figure"],
} as const satisfies Readonly<Record<RowKey, readonly [string, string]>>;

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
    case "byKey":
      return readByKey(field.key, path, text);
  }
}

/** A key that was typed twice keeps both rows: the space behind the second one makes it a key that is refused. */
function readByKey(kind: RowKey, path: string, text: (path: string) => string) {
  const [keyColumn, figureColumn] = KEY_COLUMNS[kind];
  const rows = Array.from({ length: MAX_ROWS }, (_, row) => ({
    typed: text(`${path}.${row}.${keyColumn}`).replace(/\s/g, ""),
    figure: text(`${path}.${row}.${figureColumn}`),
  })).filter(({ typed, figure }) => typed !== "" || figure !== "");
  const figures: Record<string, unknown> = {};
  for (const { key: name, figure } of kind === "age" ? withAgeGroups(rows) : withKeys(rows)) {
    let key = name;
    while (Object.hasOwn(figures, key)) key += "\u00a0";
    figures[key] = figureIn(figure);
  }
  return figures;
}

interface TypedRow {
  readonly typed: string;
  readonly figure: string;
}

const withKeys = (rows: readonly TypedRow[]) =>
  rows.map(({ typed, figure }) => ({ key: typed, figure }));

/** Rows in any order as age groups: each begins after the one before it, so that no age is left out or has two. */
function withAgeGroups(rows: readonly TypedRow[]) {
  const isAge = ({ typed }: TypedRow) => /^\d{1,2}$/.test(typed);
  const ages = rows.filter(isAge).sort((one, other) => Number(one.typed) - Number(other.typed));
  const groups = ages.map(({ typed, figure }, row) => {
    const before = ages[row - 1];
    const fromAge = before ? Number(before.typed) + 1 : 0;
    return { key: ageGroupId({ fromAge, toAge: Number(typed) }), figure };
  });
  return [...groups, ...withKeys(rows.filter((row) => !isAge(row)))];
}

/** The typed part of a key: a sum, or the last age of a group. */
export function typedKey(kind: RowKey, stored: string): string {
  const key = stored.trim();
  if (kind === "sum") return key;
  return key === ageGroupId({ fromAge: 0, toAge: 0 }) ? "0" : key.replace(/^from\d+to/, "");
}

/** A figure as a number, or the typed text if it is none, to be shown in the form again. */
function figureIn(typed: string): number | string {
  const figure = Number(typed.replace(",", "."));
  return typed === "" || !Number.isFinite(figure) ? typed : figure;
}

/** Converts schema issues of tariff figures into messages for staff; the first issue of each field. */
export function tariffFaults(
  issues: readonly z.core.$ZodIssue[],
  fields: TariffFields,
  language: Language,
): FieldFaults {
  const faults = new Map<string, { readonly place: string; readonly text: string }>();
  for (const issue of issues) {
    const field = faultyField(issue.path);
    const part = fields[String(issue.path[0])];
    const key = part?.type === "byKey" ? part.key : "sum";
    const text = issueText(issue, key, language);
    const fault = { place: placeLabel(issue.path, language), text };
    if (!faults.has(field)) faults.set(field, fault);
  }
  return faults;
}

/** A list of codes is one field. */
const faultyField = (path: readonly PropertyKey[]) =>
  (typeof path.at(-1) === "number" ? path.slice(0, -1) : path).join(".");

/** Bounds of a key of the only list with ages, and of the only one with sums: that of medical cover. */
function boundsText(key: RowKey, language: Language) {
  if (key === "age") return { oldest: `${MAX_INSURED_AGE}` };
  return Object.fromEntries(
    Object.entries(MEDICAL_SUM_BOUNDS).map(([name, sum]) => [name, amountText(sum, language)]),
  );
}

function issueText(issue: z.core.$ZodIssue, key: RowKey, language: Language): string {
  const { wrong } = tariffTexts[language];
  switch (issue.code) {
    case "custom": {
      // The only custom checks of tariffs are those of their rules; they carry the rule as parameters.
      const { rule, than: other = [] } = issue.params as unknown as BrokenRule;
      const beside = other[0] === issue.path[0] ? other.slice(1) : other;
      const than = placeLabel(beside, language);
      return fill(wrong[rule], { than, oldest: `${MAX_INSURED_AGE}` });
    }
    case "invalid_key":
      return fill(wrong[key], boundsText(key, language));
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
