import { html } from "hono/html";

/** What is wrong with a field, and where the field is, in words. */
interface FieldFault {
  readonly place: string;
  readonly text: string;
}

/** What is wrong in a form, by the path of the field. */
export type FieldFaults = ReadonlyMap<string, FieldFault>;

/** Everything that is wrong in a form, with links to its fields; they have the ids `f-…`. */
export function faultSummary(text: string, faults: FieldFaults) {
  const links = [...faults].map(
    ([path, fault]) => html`<li><a href="#f-${path}">${fault.place}</a>: ${fault.text}</li>`,
  );
  return html`<section class="card" role="alert"><p>${text}</p><ul>${links}</ul></section>`;
}

/** Attributes of a field that something is wrong with: it points to {@link faultText}. */
export const faultAttributes = (path: string, faults: FieldFaults) =>
  faults.has(path) ? html` aria-invalid="true" aria-describedby="e-${path}"` : "";

/** What is wrong with a field, beside it. */
export function faultText(path: string, faults: FieldFaults) {
  const fault = faults.get(path);
  return fault ? html`<span class="fault" id="e-${path}">${fault.text}</span>` : "";
}
