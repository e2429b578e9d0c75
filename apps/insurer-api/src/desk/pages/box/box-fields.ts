import type { Language } from "@sughurta/domain";
import { html } from "hono/html";
import { LANGUAGE_LABELS } from "#src/desk/pages/content/content-labels.ts";
import { type FieldFaults, faultAttributes, faultText } from "#src/desk/shell/form-fields.ts";

/** A form with its data, in which fields have the names of their paths. */
export interface Drawing {
  readonly language: Language;
  /** Languages of the site, in which every text is written. */
  readonly languages: readonly Language[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly faults: FieldFaults;
}

interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** The value of a path, such as `sale.terms.covers.0.text.ru`. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => {
    if (typeof value !== "object" || value === null) return undefined;
    return Object.entries(value).find(([key]) => key === name)?.[1];
  }, data);
}

/** The value of a field; a number that could not be read is empty. */
export function shownAt({ data }: Drawing, path: string): string {
  const value = valueAt(data, path);
  return value === undefined || Number.isNaN(value) ? "" : String(value);
}

const getHint = (hint: string | undefined) =>
  hint === undefined ? "" : html`<span class="hint">${hint}</span>`;

/** A line of text or a number. */
export function lineField(
  drawing: Drawing,
  path: string,
  { label, hint }: FieldTexts,
  {
    type = "text",
    list = "",
    value = path,
  }: {
    readonly type?: "text" | "number";
    readonly list?: string;
    /** Path of its value, if it is not that of the field. */
    readonly value?: string;
  } = {},
) {
  const kind =
    type === "number" ? html`inputmode="decimal"` : list === "" ? "" : html`list="${list}"`;
  return html`<label id="f-${path}">${label} <input name="${path}" value="${shownAt(drawing, value)}" ${kind} autocomplete="off"${faultAttributes(path, drawing.faults)}>${getHint(hint)}${faultText(path, drawing.faults)}</label>`;
}

/** A number. */
export const numberField = (drawing: Drawing, path: string, texts: FieldTexts, value = path) =>
  lineField(drawing, path, texts, { type: "number", value });

/** One of a closed list of values. */
export function choiceField(
  drawing: Drawing,
  path: string,
  { label, hint }: FieldTexts,
  options: Readonly<Record<string, string>>,
) {
  const chosen = shownAt(drawing, path);
  const choices = Object.entries(options).map(
    ([value, text]) =>
      html`<option value="${value}" ${value === chosen ? "selected" : ""}>${text}</option>`,
  );
  return html`<label id="f-${path}">${label} <select name="${path}"${faultAttributes(path, drawing.faults)}>${choices}</select>${getHint(hint)}${faultText(path, drawing.faults)}</label>`;
}

/** A checkbox; `value` identifies it in a group with the same name. */
export function checkField(name: string, label: string, isOn: boolean, value = "yes") {
  return html`<label class="check"><input type="checkbox" name="${name}" value="${value}" ${isOn ? "checked" : ""}> ${label}</label>`;
}

/** A text in the languages of the site, side by side if there is room. */
export function textsField(
  { language: own, languages, data, faults }: Drawing,
  path: string,
  { label, hint }: FieldTexts,
  {
    rows = 0,
    shown = String,
  }: { readonly rows?: number; readonly shown?: (text: string) => string } = {},
) {
  const fields = languages.map((language) => {
    const name = `${path}.${language}`;
    const text = shown(String(valueAt(data, name) ?? ""));
    const attributes = html`name="${name}" lang="${language}" aria-label="${label}, ${LANGUAGE_LABELS[language]}"${faultAttributes(name, faults)}`;
    const input =
      rows > 0
        ? html`<textarea ${attributes} rows="${rows}">${text}</textarea>`
        : html`<input ${attributes} value="${text}">`;
    return html`<label id="f-${name}">${languages.length > 1 || language !== own ? LANGUAGE_LABELS[language] : ""} ${input}${faultText(name, faults)}</label>`;
  });
  return html`<div class="texts" role="group" id="f-${path}" aria-label="${label}"><p class="text-name">${label}</p>${getHint(hint)}<div class="three">${fields}</div>${faultText(path, faults)}</div>`;
}
