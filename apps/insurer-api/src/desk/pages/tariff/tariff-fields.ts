import * as z from "zod/mini";
import type { TariffLine } from "#src/platform/database/schema/tariff.ts";
import { tariffKinds } from "#src/products/price/price-archive.ts";
import { type FigureUnit, figureUnits } from "#src/products/tariff/figures.ts";

/** Specification of a form field of a tariff. */
export type TariffField =
  | { readonly type: "figure"; readonly unit: FigureUnit }
  /** A word; used only in columns of tables. */
  | { readonly type: "code" }
  /** Words separated by spaces. */
  | { readonly type: "codes" }
  | { readonly type: "group"; readonly fields: TariffFields }
  /** A table with a variable number of rows. */
  | { readonly type: "rows"; readonly columns: TariffFields };
export type TariffFields = Readonly<Record<string, TariffField>>;

/** Form fields of the tariff of a line, derived from its schema. */
export function tariffFields(line: TariffLine): TariffFields {
  const schema: z.core.$ZodType = tariffKinds[line].schema;
  if (!(schema instanceof z.core.$ZodObject)) throw new Error(`A tariff of ${line} is no object`);
  return fieldsOf(schema);
}

const fieldsOf = (schema: z.core.$ZodObject): TariffFields =>
  Object.fromEntries(
    Object.entries(schema._zod.def.shape).map(([name, part]) => [name, fieldOf(part)]),
  );

function fieldOf(schema: z.core.$ZodType): TariffField {
  if (schema instanceof z.core.$ZodNumber) {
    const known = figureUnits.get(schema);
    if (known) return { type: "figure", unit: known.unit };
  }
  if (schema instanceof z.core.$ZodObject) return { type: "group", fields: fieldsOf(schema) };
  if (schema instanceof z.core.$ZodString) return { type: "code" };
  if (schema instanceof z.core.$ZodArray) {
    const { element } = schema._zod.def;
    if (element instanceof z.core.$ZodObject) return { type: "rows", columns: fieldsOf(element) };
    if (element instanceof z.core.$ZodString) return { type: "codes" };
  }
  throw new Error(`No form field is known for a figure of type ${schema._zod.def.type}`);
}
