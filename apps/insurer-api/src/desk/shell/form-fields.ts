import { BYTES_PER_MEGABYTE, type Language } from "@sughurta/domain";
import { html } from "hono/html";
import {
  type FailureCode,
  failureText,
  isFailureCode,
  type TextValues,
} from "#src/platform/failures/failure-texts.ts";
import type { DeskRequest } from "./desk-request.ts";

/** Default maximum length of a text, such as a reason. */
export const TEXT_LENGTH = 500;

/** Reads the texts of a form that is not a command. */
export const readTexts =
  (form: FormData) =>
  (name: string): string =>
    String(form.get(name) ?? "").slice(0, TEXT_LENGTH);

/** Alert with the reason why the last command was refused. */
export function deskProblem({ query, language }: Pick<DeskRequest, "query" | "language">) {
  const code = query.problem ?? "";
  if (!isFailureCode(code)) return "";
  const { typed = "", month = "" } = query;
  return failureAlert(language, code, { sum: Number(query.sum), typed, month });
}

/** Alert with the text of a failure. */
export const failureAlert = (language: Language, code: FailureCode, values: TextValues = {}) =>
  html`<p class="card" role="alert">${failureText(language, code, values)}</p>`;

/** Hidden field with the decision id, which makes a command idempotent. */
export const decisionField = () =>
  html`<input type="hidden" name="decision" value="${crypto.randomUUID()}">`;

/** Field for the name of the actor, at a desk without sign-in. */
export const actorField = (
  { asksWho }: Pick<DeskRequest, "asksWho">,
  { decidedBy }: { readonly decidedBy: string },
) =>
  asksWho
    ? html`<label>${decidedBy} <input name="decidedBy" required maxlength="100"></label>`
    : "";

/** Fields of every command: decision id, name of the actor if the desk has no sign-in, and reason. */
export function commandFields(
  desk: Pick<DeskRequest, "asksWho">,
  texts: { readonly decidedBy: string; readonly reason: string },
  /** Reason from a refused submission. */
  typedReason = "",
) {
  return html`${decisionField()}${actorField(desk, texts)}
    <label>${texts.reason} <input name="reason" required maxlength="${TEXT_LENGTH}" value="${typedReason}"></label>`;
}

/** Attributes of a field for a file: the browser names the limit before it sends a larger one. */
export const fileLimit = (language: Language, megabytes: number) =>
  html`data-max-bytes="${megabytes * BYTES_PER_MEGABYTE}" data-too-large="${failureText(language, "fileTooLarge", { max: megabytes })}"`;

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
