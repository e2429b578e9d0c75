import { html } from "hono/html";

/** Validation error of a field, with the field's label. */
interface FieldFault {
  readonly place: string;
  readonly text: string;
}

/** Validation errors of a form, by field path. */
export type FieldFaults = ReadonlyMap<string, FieldFault>;

/** Summary of all validation errors, with links to their fields, which have the ids `f-…`. */
export function faultSummary(text: string, faults: FieldFaults) {
  const links = [...faults].map(
    ([path, fault]) => html`<li><a href="#f-${path}">${fault.place}</a>: ${fault.text}</li>`,
  );
  return html`<section class="card" role="alert"><p>${text}</p><ul>${links}</ul></section>`;
}

/** Attributes of an invalid field: it refers to its {@link faultText}. */
export const faultAttributes = (path: string, faults: FieldFaults) =>
  faults.has(path) ? html` aria-invalid="true" aria-describedby="e-${path}"` : "";

/** Validation error beside its field. */
export function faultText(path: string, faults: FieldFaults) {
  const fault = faults.get(path);
  return fault ? html`<span class="fault" id="e-${path}">${fault.text}</span>` : "";
}
