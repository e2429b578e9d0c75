import type { Language } from "@sughurta/domain";
import { decimalText } from "#src/platform/texts/amount-text.ts";
import type { TariffField, TariffFields } from "./tariff-form.ts";
import { partLabel, unitText } from "./tariff-labels.ts";

/** A line of a tariff, as text. */
interface FigureLine {
  readonly path: string;
  /** The table that contains it. */
  readonly group: string;
  /** Empty if the group is a single figure. */
  readonly label: string;
  readonly text: string;
}

const NONE = "–";

/** A property of a value by its name; `undefined` if there is none. */
export function getPart(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** The parts of a value with their names, in their order. */
export const toEntries = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** A figure as text for an input field. */
export const typedText = (value: unknown): string =>
  value === undefined || value === null ? "" : String(value);

/** All figures of a tariff as text, in the order of its schema; one line per row or list. */
export function figureList(
  fields: TariffFields,
  figures: unknown,
  language: Language,
): readonly FigureLine[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const group = partLabel(name, language);
    const value = getPart(figures, name);
    if (field.type === "byKey") {
      return toEntries(value).map(([key, figure]) => ({
        path: `${name}.${key}`,
        group,
        label: partLabel(key, language),
        text: figureText(field.figure, figure, language),
      }));
    }
    if (field.type !== "group") {
      return toRows(field, value, language).map((row, index) => ({
        path: `${name}.${index}`,
        group,
        ...row,
      }));
    }
    return Object.entries(field.fields).map(([part, inner]) => ({
      path: `${name}.${part}`,
      group,
      label: partLabel(part, language),
      text: figureText(inner, getPart(value, part), language),
    }));
  });
}

function toRows(field: TariffField, value: unknown, language: Language) {
  if (field.type !== "rows") return [{ label: "", text: figureText(field, value, language) }];
  return (Array.isArray(value) ? value : []).map((row) => {
    const [first, ...others] = Object.entries(field.columns);
    const text = others
      .map(([name, column]) => figureText(column, getPart(row, name), language))
      .join(", ");
    if (!first) return { label: "", text };
    // The name of the first column contains its unit.
    const [name] = first;
    return { label: `${partLabel(name, language)} ${typedText(getPart(row, name))}`, text };
  });
}

function figureText(field: TariffField, value: unknown, language: Language): string {
  if (field.type === "codes") return Array.isArray(value) ? value.join(" ") : "";
  const typed = typedText(value);
  if (field.type !== "figure" || typed === "") return typed;
  const figure = decimalText(typed, language);
  const unit = unitText(field.unit, language);
  return field.unit === "factor" ? `${unit}\u00a0${figure}` : `${figure}\u00a0${unit}`;
}

/** Differences between two tariffs: a new or removed figure is a dash on the other side. */
export function figureDifferences(before: readonly FigureLine[], after: readonly FigureLine[]) {
  const known = new Map(before.map((line) => [line.path, line.text]));
  const next = new Map(after.map((line) => [line.path, line.text]));
  const lines = new Map([...before, ...after].map((line) => [line.path, line]));
  return [...lines.values()].flatMap(({ path, group, label }) => {
    const [was, is] = [known.get(path) ?? NONE, next.get(path) ?? NONE];
    return was === is ? [] : [{ place: label === "" ? group : `${group} · ${label}`, was, is }];
  });
}
