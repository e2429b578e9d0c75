import {
  formatDate,
  isIsoDate,
  type Language,
  parseDisplayDate,
  typedDateViolation,
} from "@sughurta/domain";
import { html } from "hono/html";
import { FailureError } from "#src/platform/failures/failure-error.ts";

const TEXTS: Readonly<Record<Language, { readonly empty: string; readonly hint: string }>> = {
  ru: { empty: "ДД.ММ.ГГГГ", hint: "День, месяц и год, например 25.11.2026" },
  tg: { empty: "РР.ММ.СССС", hint: "Рӯз, моҳ ва сол, масалан 25.11.2026" },
  en: { empty: "DD.MM.YYYY", hint: "Day, month and year, for example 25.11.2026" },
};

/** What {@link isoDay} reads: a browser refuses other text before it is sent. */
const PATTERN = String.raw`\s*(\d{1,2}[.,\/ \-]\d{1,2}[.,\/ \-]\d{4}|\d{8}|\d{4}-\d{2}-\d{2})\s*`;

/**
 * A field for a day, in the format of the desk in every browser; `value` is an ISO date, or the text that was typed
 * before.
 */
export function dayField(
  language: Language,
  label: string,
  {
    name,
    value = "",
    required = false,
  }: { readonly name: string; readonly value?: string; readonly required?: boolean },
) {
  const { empty, hint } = TEXTS[language];
  const shown = isIsoDate(value) ? formatDate(value) : value;
  return html`<label>${label} <input class="day" name="${name}" value="${shown}" placeholder="${empty}" pattern="${PATTERN}" title="${hint}" inputmode="numeric" maxlength="20" autocomplete="off"${required ? html` required` : ""}></label>`;
}

/** The ISO date of a typed day, such as `25.11.2026` or `2026-11-25`; other text unchanged, for its rule to refuse. */
export function isoDay(typed: string): string {
  return parseDisplayDate(typed) ?? typed;
}

/** The ISO date of a typed day; "" for an empty field. Throws 422 with what is wrong in it. */
export function requireDay(typed: string): string {
  const day = isoDay(typed);
  const violation = day === "" || isIsoDate(day) ? undefined : typedDateViolation(day);
  if (violation === undefined) return day;
  const { code, ...values } = violation;
  throw new FailureError(422, code, { values });
}
