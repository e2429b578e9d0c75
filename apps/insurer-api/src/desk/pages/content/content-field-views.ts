import { LANGUAGES, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import { type FieldFaults, faultAttributes, faultText } from "#src/desk/shell/form-fields.ts";
import { type FieldSpec, type GroupSpec, NAMING_FIELDS, NUMBER_FIELDS } from "./content-form.ts";
import { fieldLabel, LANGUAGE_LABELS } from "./content-labels.ts";
import { contentTexts } from "./content-texts.ts";

type Markup = ReturnType<typeof html>;

/** Context for rendering fields. */
export interface Drawing {
  readonly language: Language;
  /** Languages of the site. */
  readonly languages: readonly Language[];
  readonly faults: FieldFaults;
}

/** Fields with the address of a picture. */
const PICTURE_FIELDS: readonly string[] = ["mainImg", "shortImg", "img", "photo"];
const SHORT_LENGTH = 60;
const LINE_LENGTH = 34;
const MAX_ROWS = 18;
const MARKUP_ROWS = 4;

/** The fields of an item; identifying fields are read-only, except for a new item. */
export function itemFields(
  { fields }: GroupSpec,
  data: Readonly<Record<string, unknown>>,
  isNew: boolean,
  drawing: Drawing,
) {
  return Object.entries(fields).map(([name, spec]) => {
    if (NUMBER_FIELDS.includes(name)) return "";
    if (!isNew && NAMING_FIELDS.includes(name)) {
      return html`<p class="muted">${fieldLabel(name, drawing.language)}: ${String(data[name] ?? "")}</p>`;
    }
    return field(spec, name, data[name], drawing);
  });
}

function field(
  spec: FieldSpec,
  path: string,
  value: unknown,
  drawing: Drawing,
  label = fieldLabel(path.split(".").at(-1) ?? path, drawing.language),
): Markup | Promise<Markup> {
  switch (spec.type) {
    case "texts":
      return textsField(spec.isMarkup, path, value, drawing, label);
    case "group":
      return html`<fieldset id="f-${path}"><legend>${label}</legend>${groupFields(spec, path, value, drawing)}</fieldset>`;
    case "list":
      return listField(spec.item, path, value, drawing, label);
    case "flag":
      return html`<label class="check" id="f-${path}"><input type="checkbox" name="${path}" value="yes" ${value === true ? "checked" : ""}> ${label}</label>`;
    case "choice": {
      const options = spec.values.map(
        (one) => html`<option ${value === one ? "selected" : ""}>${one}</option>`,
      );
      return html`<label id="f-${path}">${label} <select name="${path}">${options}</select></label>`;
    }
    case "lines": {
      const lines = Array.isArray(value) ? value.map(shownNumber) : [];
      return html`<label id="f-${path}">${label} <textarea name="${path}" rows="${Math.max(2, lines.length)}"${faultAttributes(path, drawing.faults)}>${lines.join("\n")}</textarea>${faultText(path, drawing.faults)}</label>`;
    }
    default: {
      const type = { day: "date", number: "number", line: "text" }[spec.type];
      const picture = PICTURE_FIELDS.includes(path.split(".").at(-1) ?? "")
        ? getPicture(shownNumber(value))
        : "";
      return html`<label id="f-${path}">${label} <input name="${path}" type="${type}" value="${shownNumber(value)}"${faultAttributes(path, drawing.faults)}>${faultText(path, drawing.faults)}</label>${picture}`;
    }
  }
}

/** Thumbnail of the picture of a field, if it is an uploaded file. */
function getPicture(address: string) {
  return address.startsWith("/files/")
    ? html`<img class="desk-thumb" src="${address}" alt="" loading="lazy">`
    : "";
}

function groupFields({ fields }: GroupSpec, path: string, value: unknown, drawing: Drawing) {
  return Object.entries(fields).map(([name, spec]) => {
    const part = getPart(value, name);
    const own = `${path}.${name}`;
    return NUMBER_FIELDS.includes(name)
      ? html`<input type="hidden" name="${own}" value="${shownNumber(part)}">`
      : field(spec, own, part, drawing);
  });
}

/** The languages of the site, side by side if there is room; a text in another one is kept. */
function textsField(
  isMarkup: boolean,
  path: string,
  value: unknown,
  drawing: Drawing,
  label: string,
) {
  const getText = (language: Language) => String(getPart(value, language) ?? "");
  const longest = Math.max(...drawing.languages.map((language) => getText(language).length));
  const rows = Math.min(MAX_ROWS, Math.max(isMarkup ? MARKUP_ROWS : 2, longest / LINE_LENGTH));
  const fields = drawing.languages.map((language) => {
    const name = `${path}.${language}`;
    const text = getText(language);
    const attributes = html`id="i-${name}" name="${name}" lang="${language}"${faultAttributes(name, drawing.faults)}`;
    const input =
      isMarkup || longest > SHORT_LENGTH
        ? html`<textarea ${attributes} rows="${Math.ceil(rows)}">${text}</textarea>`
        : html`<input ${attributes} value="${text}">`;
    return html`<label id="f-${name}">${LANGUAGE_LABELS[language]} ${input}${faultText(name, drawing.faults)}</label>`;
  });
  const others = LANGUAGES.filter((language) => !drawing.languages.includes(language)).map(
    (language) =>
      html`<input type="hidden" name="${path}.${language}" value="${getText(language)}">`,
  );
  const hint = isMarkup
    ? html`<p class="muted">${contentTexts[drawing.language].markupHint}</p>`
    : "";
  return html`<fieldset id="f-${path}"><legend>${label}</legend>${hint}<div class="three">${fields}</div>${others}</fieldset>`;
}

/** The entries of a list, and an empty form for one more. */
function listField(
  item: FieldSpec,
  path: string,
  value: unknown,
  drawing: Drawing,
  label: string,
): Markup | Promise<Markup> {
  const texts = contentTexts[drawing.language];
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const fieldsOfPart = (one: unknown, index: number) => {
    const own = `${path}.${index}`;
    return item.type === "group"
      ? groupFields(item, own, one, drawing)
      : field(item, own, one, drawing, `${label} ${index + 1}`);
  };
  const part = (one: unknown, index: number) => {
    const own = `${path}.${index}`;
    const isFaulty = [...drawing.faults.keys()].some((fault) => fault.startsWith(`${own}.`));
    return html`<details id="f-${own}" ${isFaulty ? "open" : ""}><summary>${label} ${index + 1}${partTitle(one, drawing.language)}</summary>
      ${fieldsOfPart(one, index)}<div class="tools"><label>${texts.place} <input type="number" name="${own}.place" min="1" value="${index + 1}"></label>
      <label class="check"><input type="checkbox" name="${own}.remove" value="yes"> ${texts.removePart}</label></div></details>`;
  };
  return html`<fieldset id="f-${path}"><legend>${label}</legend>${faultText(path, drawing.faults)}
    <input type="hidden" name="${path}.size" value="${parts.length + 1}">
    ${parts.map(part)}<details><summary>${texts.addPart}: ${label}</summary>${fieldsOfPart(undefined, parts.length)}</details></fieldset>`;
}

/** Title of a collapsed list entry. */
function partTitle(part: unknown, language: Language): string {
  const title = getPart(getPart(part, "title"), language) ?? getPart(part, "name");
  return typeof title === "string" && title !== "" ? `: ${title}` : "";
}

function getPart(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** A value that is not a number is shown as an empty field. */
const shownNumber = (value: unknown) =>
  value === undefined || Number.isNaN(value) ? "" : String(value);
