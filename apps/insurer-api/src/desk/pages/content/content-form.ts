import { LANGUAGES, type Language } from "@sughurta/domain";
import * as z from "zod/mini";
import { type ContentKind, contentSchemas } from "#src/content/schema/content-schemas.ts";
import { localisedMarkup, localisedText } from "#src/content/schema/field-schemas.ts";
import type { MarkupFault } from "#src/content/schema/markup-fault.ts";
import type { FieldFaults } from "#src/desk/shell/form-fields.ts";
import { pathLabel } from "./content-labels.ts";
import { contentTexts } from "./content-texts.ts";

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
export const getFields = (kind: ContentKind): GroupSpec => getGroup(contentSchemas[kind], false);

/** Fields that identify an item; read-only after it was created. */
export const NAMING_FIELDS: readonly string[] = ["slug", "key", "productCode", "audience"];

/** Fields with numbers assigned to new items and their entries. */
export const NUMBER_FIELDS: readonly string[] = ["id", "catId"];

function getGroup(schema: z.core.$ZodObject, optional: boolean): GroupSpec {
  const fields = Object.entries(schema._zod.def.shape).map(
    ([name, part]) => [name, toSpec(part)] as const,
  );
  return { type: "group", fields: Object.fromEntries(fields), optional };
}

function toSpec(schema: z.core.$ZodType, optional = false): FieldSpec {
  if (schema === localisedText) return { type: "texts", isMarkup: false, optional };
  if (schema === localisedMarkup) return { type: "texts", isMarkup: true, optional };
  if (schema instanceof z.core.$ZodOptional) return toSpec(schema._zod.def.innerType, true);
  if (schema instanceof z.core.$ZodObject) return getGroup(schema, optional);
  if (schema instanceof z.core.$ZodArray) return toList(toSpec(schema._zod.def.element));
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

function toList(item: FieldSpec): FieldSpec {
  if (item.type === "line") return { type: "lines", of: "text" };
  if (item.type === "number") return { type: "lines", of: "number" };
  return { type: "list", item };
}

/** More entries than any list of the site has. */
const MAX_PARTS = 200;

interface Reading {
  readonly form: FormData;
  readonly nextId: () => number;
}

/**
 * Reads an item from its form, without validating it. Identifying fields come from `stored`, if given, and new numbers
 * from `nextId`.
 */
export function readContentForm(
  { fields }: GroupSpec,
  form: FormData,
  stored: Readonly<Record<string, unknown>> | undefined,
  nextId: () => number,
): Record<string, unknown> {
  const reading = { form, nextId };
  const entries = Object.entries(fields).map(([name, spec]) => {
    const isNumber = NUMBER_FIELDS.includes(name);
    if (stored && (isNumber || NAMING_FIELDS.includes(name))) return [name, stored[name]];
    return [name, isNumber ? nextId() : read(spec, name, reading)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function read(spec: FieldSpec, path: string, reading: Reading): unknown {
  const text = textAt(reading.form, path);
  switch (spec.type) {
    case "flag":
      if (text === "yes") return true;
      return spec.optional ? undefined : false;
    case "number":
      return text === "" && spec.optional ? undefined : numberIn(text);
    case "lines": {
      const lines = text.split("\n").flatMap((line) => line.trim() || []);
      return spec.of === "number" ? lines.map(numberIn) : lines;
    }
    case "texts": {
      const texts = LANGUAGES.map((language) => [
        language,
        textAt(reading.form, `${path}.${language}`),
      ]);
      const isEmpty = texts.every(([, value]) => value === "");
      return isEmpty && spec.optional ? undefined : Object.fromEntries(texts);
    }
    case "group":
      return spec.optional && isBlank(reading.form, path)
        ? undefined
        : readGroup(spec, path, reading);
    case "list":
      return readList(spec.item, path, reading);
    default:
      return text === "" && spec.optional ? undefined : text;
  }
}

function readGroup({ fields }: GroupSpec, path: string, reading: Reading) {
  const entries = Object.entries(fields).map(([name, spec]) => {
    const value = read(spec, `${path}.${name}`, reading);
    const isNew = NUMBER_FIELDS.includes(name) && Number.isNaN(value);
    return [name, isNew ? reading.nextId() : value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** List entries in the requested order, without empty ones. */
function readList(item: FieldSpec, path: string, reading: Reading): unknown[] {
  const { form } = reading;
  const size = Math.min(Number(textAt(form, `${path}.size`)) || 0, MAX_PARTS);
  return Array.from({ length: size }, (_, index) => `${path}.${index}`)
    .filter((part) => textAt(form, `${part}.remove`) !== "yes" && !isBlank(form, part))
    .map((part) => ({
      place: Number(textAt(form, `${part}.place`) || MAX_PARTS),
      value: read(item, part, reading),
    }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

const NOT_TYPED = /\.(?:id|place|remove|size)$/;

const isBlank = (form: FormData, path: string) =>
  [...form.keys()].every(
    (name) =>
      !name.startsWith(`${path}.`) || NOT_TYPED.test(name) || textAt(form, name).trim() === "",
  );

/** A submitted text, with line endings normalised as in content. */
export function textAt(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
}

/** A typed number; NaN for an empty text. */
export const numberIn = (text: string) =>
  text === "" ? Number.NaN : Number(text.replace(",", "."));

/** Converts schema issues of an item into error messages for the editor. */
export function contentFaults(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): FieldFaults {
  return new Map(
    issues.map((issue) => {
      const path = issue.path.join(".");
      return [path, { place: pathLabel(path, language), text: issueText(issue, language) }];
    }),
  );
}

function issueText(issue: z.core.$ZodIssue, language: Language): string {
  const { wrong, markup, line } = contentTexts[language];
  if (issue.code === "custom") {
    // The only custom checks of content are those of markup and links; they carry the fault as parameters.
    const fault = issue.params as MarkupFault | undefined;
    if (!fault) return wrong.value;
    const said = markup[fault.fault](fault.tag);
    return fault.line === undefined ? said : `${line} ${fault.line}: ${said}`;
  }
  if (issue.code === "invalid_type" && issue.expected === "int") return wrong.number;
  if (issue.code === "invalid_type" && issue.expected === "number") return wrong.number;
  if (issue.code === "invalid_format" && issue.format === "date") return wrong.day;
  if (issue.code === "invalid_format") {
    return issue.path.at(-1) === "coords" ? wrong.coords : wrong.slug;
  }
  return wrong.value;
}
