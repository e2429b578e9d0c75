import { LANGUAGES } from "@sughurta/domain";
import { type FieldSpec, type GroupSpec, NAMING_FIELDS, NUMBER_FIELDS } from "./content-fields.ts";

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
function textAt(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
}

const numberIn = (text: string) => (text === "" ? Number.NaN : Number(text.replace(",", ".")));
