import { html } from "hono/html";
import { isIdentifier } from "#src/platform/database/identifier.ts";

/** Fields of a submitted form, in order. */
type SentFields = readonly (readonly [name: string, value: string])[];

const FORM = /<form [^>]*method="post"[\s\S]*?<\/form>/g;
const CONTROL =
  /<input ([^>]*)>|<textarea ([^>]*)>[^<]*<\/textarea>|<select ([^>]*)>([\s\S]*?)<\/select>/g;
const OPTION = /<option([^>]*)>([^<]*)/g;

/** Pages of the desk write attributes in double quotes, escaped. */
const getAttribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
const without = (attributes: string, name: string) =>
  attributes.replace(new RegExp(`(?:^|\\s)${name}(?:="[^"]*")?(?=\\s|$)`), "");

/** A submitted form. */
export interface SentForm {
  /** Path that the form was submitted to. */
  readonly action: string;
  readonly fields: SentFields;
  /** Its texts were too long to be stored completely. */
  readonly isCut?: boolean;
}

/**
 * Fills the submitted fields into the form of a desk page at `path` that posts to the same action. Returns `undefined`
 * if no form has all the fields. Identifiers of commands stay those of the new page.
 */
export async function fillForm(
  page: string,
  path: string,
  { action, fields: sent }: SentForm,
): Promise<string | undefined> {
  const fields = await Promise.all(
    sent.map(async ([name, value]) => [name, String(await html`${value}`)] as const),
  );
  for (const form of page.match(FORM) ?? []) {
    const address = getAttribute(form.slice(0, form.indexOf(">")), "action") ?? path;
    if (address.split("?")[0] !== action || !isFormOf(form, fields)) continue;
    const filled = form.replace(CONTROL, (control, input, area, select, options) => {
      const attributes: string = input ?? area ?? select;
      const name = getAttribute(attributes, "name") ?? "";
      const values = fields.filter(([of]) => of === name).map(([, value]) => value);
      if (area !== undefined) return values.length > 0 ? areaWith(area, values[0] ?? "") : control;
      if (select !== undefined) {
        return values.length > 0
          ? `<select ${select}>${optionsWith(options, values)}</select>`
          : control;
      }
      return inputWith(control, input, values);
    });
    return page.replace(form, () => filled);
  }
  return undefined;
}

/** Whether a form has every submitted field and the same hidden values. */
function isFormOf(form: string, fields: SentFields): boolean {
  const fixed = new Map<string, string>();
  for (const [, input = ""] of form.matchAll(CONTROL)) {
    if (getAttribute(input, "type") === "hidden")
      fixed.set(getAttribute(input, "name") ?? "", getAttribute(input, "value") ?? "");
  }
  return fields.every(([name, value]) => {
    const own = fixed.get(name);
    if (own === undefined) return form.includes(` name="${name}"`);
    return own === value || (isIdentifier(own) && isIdentifier(value));
  });
}

const areaWith = (attributes: string, value: string) =>
  `<textarea ${attributes}>${value}</textarea>`;

function inputWith(control: string, attributes: string, values: readonly string[]): string {
  const type = getAttribute(attributes, "type") ?? "text";
  if (type === "checkbox" || type === "radio") {
    const isOn = values.includes(getAttribute(attributes, "value") ?? "on");
    return `<input ${without(attributes, "checked")}${isOn ? " checked" : ""}>`;
  }
  if (values.length === 0 || type === "hidden" || type === "file" || type === "password")
    return control;
  return `<input ${without(attributes, "value")} value="${values[0]}">`;
}

const optionsWith = (options: string, values: readonly string[]) =>
  options.replace(OPTION, (_option, attributes: string, text: string) => {
    const isChosen = values.includes(getAttribute(attributes, "value") ?? text);
    return `<option${without(attributes, "selected")}${isChosen ? " selected" : ""}>${text}`;
  });
