import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { dayField } from "#src/desk/shell/day-field.ts";
import type { DeskRequest } from "#src/desk/shell/desk-request.ts";
import {
  commandFields,
  type FieldFaults,
  failureAlert,
  faultAttributes,
  faultSummary,
  faultText,
} from "#src/desk/shell/form-fields.ts";
import type { TariffLine } from "#src/platform/database/schema/prices.ts";
import type { FailureCode } from "#src/platform/failures/failure-texts.ts";
import type { RowKey } from "#src/products/tariff/figures.ts";
import { getPart, toEntries, typedText } from "./tariff-figures.ts";
import {
  KEY_COLUMNS,
  MAX_ROWS,
  type TariffField,
  type TariffFields,
  tariffFields,
  typedKey,
} from "./tariff-form.ts";
import { partLabel, withUnit } from "./tariff-labels.ts";
import { tariffTexts } from "./tariff-texts.ts";
import { lineBackLink } from "./tariff-view.ts";

const SPARE_ROWS = 2;

/** Initial state of the form of a tariff. */
export interface TariffFormFacts {
  readonly line: TariffLine;
  /** Figures in the form; `undefined` for a line without a tariff. */
  readonly figures: unknown;
  readonly validFrom: string;
  readonly today: string;
  /** Values and errors of a refused submission. */
  readonly refused?: {
    readonly reason: string;
    readonly faults?: FieldFaults;
    readonly refusal?: FailureCode;
  };
}

interface Drawing {
  readonly language: Language;
  readonly faults: FieldFaults;
}

/** The form of a tariff: a table of figures for each part of its schema. */
export function tariffFormView(desk: DeskRequest, shown: TariffFormFacts) {
  const { language } = desk;
  const texts = tariffTexts[language];
  const { line, figures, refused } = shown;
  const faults: FieldFaults = refused?.faults ?? new Map();
  const sections = Object.entries(tariffFields(line)).map(([name, field]) =>
    section(field, name, getPart(figures, name), { language, faults }),
  );
  const heading = `${texts.propose}: ${texts.lines[line]}`;
  const body = html`${alerts(shown, { language, faults })}
    <form method="post" action="${desk.address(`/tariffs/${line}/propose`)}" novalidate>
    ${sections}
    ${dayField(language, texts.from, { name: "validFrom", value: shown.validFrom, required: true })}
    ${commandFields(desk, texts, refused?.reason)}<button class="main">${texts.propose}</button></form>`;
  return {
    title: heading,
    back: lineBackLink(desk, language, line),
    isTyped: refused !== undefined,
    status: refused ? 422 : 200,
    body,
  };
}

function alerts({ refused }: TariffFormFacts, { language, faults }: Drawing) {
  if (faults.size > 0) return faultSummary(tariffTexts[language].faults, faults);
  return refused?.refusal ? failureAlert(language, refused.refusal) : "";
}

function section(field: TariffField, path: string, value: unknown, drawing: Drawing) {
  const { language } = drawing;
  const label = partLabel(path, language);
  if (field.type === "rows") return rowsTable(field.columns, path, value, drawing);
  if (field.type === "byKey") return keysTable(field.key, path, value, drawing);
  if (field.type !== "group") {
    return input(field, path, withUnit(label, getUnit(field), language), value, drawing);
  }
  const parts = Object.entries(field.fields);
  const [unit] = parts.map(([, inner]) => getUnit(inner));
  const inputs = parts.map(([name, inner]) =>
    input(inner, `${path}.${name}`, partLabel(name, language), getPart(value, name), drawing),
  );
  return html`<fieldset><legend>${withUnit(label, unit, language)}</legend><div class="three">${inputs}</div></fieldset>`;
}

const getUnit = (field: TariffField) => (field.type === "figure" ? field.unit : undefined);

/** An input with its label and its validation error. */
function input(
  field: TariffField,
  path: string,
  label: string,
  value: unknown,
  { faults }: Drawing,
) {
  return html`<div><label>${label} ${control(field, path, value, { faults })}</label>${faultText(path, faults)}</div>`;
}

function control(
  field: TariffField,
  path: string,
  value: unknown,
  { faults, label }: { readonly faults: FieldFaults; readonly label?: string },
) {
  const invalid = faultAttributes(path, faults);
  const named = label === undefined ? "" : html` aria-label="${label}"`;
  if (field.type === "codes") {
    const codes = Array.isArray(value) ? value.join(" ") : "";
    return html`<textarea id="f-${path}" name="${path}" rows="3"${invalid}>${codes}</textarea>`;
  }
  const kind =
    field.type === "figure"
      ? html`type="number" inputmode="decimal" step="any"`
      : html`autocapitalize="characters"`;
  return html`<input id="f-${path}" name="${path}" ${kind} value="${typedText(value)}"${named}${invalid}>`;
}

function rowsTable(columns: TariffFields, path: string, value: unknown, drawing: Drawing) {
  const { language, faults } = drawing;
  const texts = tariffTexts[language];
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const named = Object.entries(columns).map(([name, column]) => ({
    name,
    column,
    head: withUnit(partLabel(name, language), getUnit(column), language),
  }));
  const lines = Array.from({ length: sizeFor(rows) }, (_, row) =>
    named.map(({ name, column, head }) => {
      const place = `${path}.${row}.${name}`;
      const label = `${texts.row} ${row + 1}: ${head}`;
      return html`${control(column, place, getPart(rows[row], name), { faults, label })}${faultText(place, faults)}`;
    }),
  );
  const heads = named.map(({ head }) => head);
  return table(path, { heads, lines, hint: texts.rowsHint }, drawing);
}

const sizeFor = (rows: readonly unknown[]) => Math.min(rows.length + SPARE_ROWS, MAX_ROWS);

/** A table with a row for each key; a fault concerns a whole row. */
function keysTable(kind: RowKey, path: string, value: unknown, drawing: Drawing) {
  const { language, faults } = drawing;
  const texts = tariffTexts[language];
  const rows = toEntries(value);
  const columns = KEY_COLUMNS[kind];
  const lines = Array.from({ length: sizeFor(rows) }, (_, row) => {
    const [key, figure] = rows[row] ?? [undefined, undefined];
    const typed = [key === undefined ? "" : typedKey(kind, key), typedText(figure)];
    const place = key === undefined ? `${path}.new${row}` : `${path}.${key}`;
    return columns.map((column, at) => {
      const isKey = at === 0;
      const id = isKey ? html` id="f-${place}"` : "";
      const label = `${texts.row} ${row + 1}: ${partLabel(column, language)}`;
      // Beside the wider column, so that a sum is never cut on a phone.
      const fault = isKey ? faultText(place, faults) : "";
      return html`<input${id} name="${path}.${row}.${column}" inputmode="decimal" autocomplete="off" value="${typed[at]}" aria-label="${label}"${faultAttributes(place, faults)}>${fault}`;
    });
  });
  const heads = columns.map((column) => partLabel(column, language));
  return table(path, { heads, lines, hint: texts.keyHints[kind] }, drawing);
}

function table(
  path: string,
  {
    heads,
    lines,
    hint,
  }: {
    readonly heads: readonly string[];
    readonly lines: readonly (readonly unknown[])[];
    readonly hint: string;
  },
  { language, faults }: Drawing,
) {
  const rows = lines.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<fieldset id="f-${path}" tabindex="-1"><legend>${partLabel(path, language)}</legend>
    <table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table>
    ${faultText(path, faults)}<p class="muted">${hint}</p></fieldset>`;
}
