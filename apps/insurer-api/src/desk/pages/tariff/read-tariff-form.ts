import type { TariffField, TariffFields } from "./tariff-fields.ts";

/** More rows than any table of a tariff has. */
export const MAX_ROWS = 40;

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
  }
}

/** A figure as a number, or the typed text if it is none, to be shown in the form again. */
function figureIn(typed: string): number | string {
  const figure = Number(typed.replace(",", "."));
  return typed === "" || !Number.isFinite(figure) ? typed : figure;
}
