import * as z from "zod/mini";
import {
  type ContentKind,
  contentSchemas,
  localisedMarkup,
  localisedText,
} from "#src/content/schema/content-schemas.ts";

/** Specification of a form field. */
export type FieldSpec =
  | { readonly type: "line" | "number" | "day" | "flag"; readonly optional: boolean }
  | { readonly type: "choice"; readonly values: readonly string[]; readonly optional: boolean }
  /** One value per line. */
  | { readonly type: "lines"; readonly of: "text" | "number" }
  /** One text in three languages. */
  | { readonly type: "texts"; readonly isMarkup: boolean; readonly optional: boolean }
  | GroupSpec
  | { readonly type: "list"; readonly item: FieldSpec };

/** A group of fields. */
export interface GroupSpec {
  readonly type: "group";
  readonly fields: Readonly<Record<string, FieldSpec>>;
  readonly optional: boolean;
}

/** Form fields of a kind of content, derived from its schema. */
export const fieldsOf = (kind: ContentKind): GroupSpec => groupOf(contentSchemas[kind], false);

/** Fields that identify an item; read-only after it was created. */
export const NAMING_FIELDS: readonly string[] = ["slug", "key", "productCode", "audience"];
/** Fields with numbers assigned to new items and their entries. */
export const NUMBER_FIELDS: readonly string[] = ["id", "catId"];

function groupOf(schema: z.core.$ZodObject, optional: boolean): GroupSpec {
  const fields = Object.entries(schema._zod.def.shape).map(
    ([name, part]) => [name, specOf(part)] as const,
  );
  return { type: "group", fields: Object.fromEntries(fields), optional };
}

function specOf(schema: z.core.$ZodType, optional = false): FieldSpec {
  if (schema === localisedText) return { type: "texts", isMarkup: false, optional };
  if (schema === localisedMarkup) return { type: "texts", isMarkup: true, optional };
  if (schema instanceof z.core.$ZodOptional) return specOf(schema._zod.def.innerType, true);
  if (schema instanceof z.core.$ZodObject) return groupOf(schema, optional);
  if (schema instanceof z.core.$ZodArray) return listOf(specOf(schema._zod.def.element));
  if (schema instanceof z.core.$ZodEnum) {
    const values = Object.values(schema._zod.def.entries).map(String);
    return { type: "choice", values, optional };
  }
  if (schema instanceof z.core.$ZodBoolean || schema instanceof z.core.$ZodLiteral) {
    return { type: "flag", optional };
  }
  if (schema instanceof z.core.$ZodNumber) return { type: "number", optional };
  if (schema instanceof z.core.$ZodISODate) return { type: "day", optional };
  if (schema instanceof z.core.$ZodString) return { type: "line", optional };
  throw new Error(`No form field is known for a schema of type ${schema._zod.def.type}`);
}

function listOf(item: FieldSpec): FieldSpec {
  if (item.type === "line") return { type: "lines", of: "text" };
  if (item.type === "number") return { type: "lines", of: "number" };
  return { type: "list", item };
}
