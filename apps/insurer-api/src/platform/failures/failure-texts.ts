import { type Language, waitText } from "@sughurta/domain";
import { MESSAGE_CODES, type MessageCode, messageIn } from "@sughurta/messages";
import { amountText } from "#src/platform/texts/amount-text.ts";
import { en } from "./staff-failures.en.ts";
import { ru } from "./staff-failures.ru.ts";
import { tg } from "./staff-failures.tg.ts";

const STAFF_TEXTS: Record<Language, Record<StaffCode, string>> = { ru, tg, en };

type StaffCode = keyof typeof ru;

/** A code that has a text in every language: of `@sughurta/messages`, or of errors that only staff see. */
export type FailureCode = MessageCode | StaffCode;

/** Values of the placeholders `{{name}}` in a text. */
export type TextValues = Readonly<Record<string, string | number>>;

const isStaffCode = (value: string): value is StaffCode => Object.hasOwn(ru, value);

/** Whether a text from a schema is one of our codes. */
export function isFailureCode(value: string): value is FailureCode {
  return MESSAGE_CODES.has(value) || isStaffCode(value);
}

/** Replaces the placeholders of a text: `{{phone}}` → `5511`. */
export function fill(text: string, values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

/**
 * A text in the plural forms of its language, if they differ from `other`. Tajik has `other` only: Intl does not know its
 * plural rules and applies those of the machine's language.
 */
export type PluralText = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Fills the plural form of a text with a number of days and further values: `{{days}}` → `21`. */
export function fillDays(
  text: PluralText,
  language: Language,
  values: TextValues & { readonly days: number },
): string {
  const form = new Intl.PluralRules(language).select(values.days);
  return fill(text[form] ?? text.other, values);
}

/** Ends an entered remark with one full stop, so that another sentence may follow. */
export function toSentence(remark: string): string {
  return remark.trim().replace(/[.!]*$/, ".");
}

/** The text of a code in a language with formatted numbers; `seconds` to wait fill `{{wait}}`. */
export function failureText(language: Language, code: FailureCode, values: TextValues): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? amountText(value, language) : value,
  ]);
  const { seconds, count } = values;
  const text = isStaffCode(code)
    ? STAFF_TEXTS[language][code]
    : messageIn(language, code, typeof count === "number" ? count : undefined);
  const wait = typeof seconds === "number" ? waitText(seconds, language) : "";
  return fill(text, { ...Object.fromEntries(shown), wait });
}
