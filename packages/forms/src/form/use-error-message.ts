import { isIsoDate } from "@sughurta/domain";
import {
  type Format,
  type TextKey,
  type TextsDefinition,
  type Translate,
  useTexts,
} from "@sughurta/i18n";
import { useMemo } from "react";
import { formTexts } from "../texts/form-texts.ts";
import type { FieldError } from "../validation/field-error.ts";

/** Text for an error from the feature's own texts; `undefined` for all others. */
export type ErrorText = (error: FieldError) => string | undefined;

/** Converts an error into a message; the texts of a part of the form come after those of the form itself. */
export type ErrorMessage = (error: FieldError, partText?: ErrorText | undefined) => string;

const CODE = /^[A-Za-z]\w*$/;

type ErrorTexts = { readonly errors: object };

/** Texts of errors from texts with a group `errors`, by code; the values of an error are inserted unchanged. */
export function errorTextFrom<T extends ErrorTexts>(t: Translate<T>): ErrorText {
  return ({ code, values }) => {
    if (!CODE.test(code)) return undefined;
    const key = `errors.${code}`;
    return t.has(key, values) ? t(key as TextKey<T>, values) : undefined;
  };
}

/** The same from texts in the current language; the same function between renders. */
export function useErrorText<T extends ErrorTexts>(texts: TextsDefinition<T>): ErrorText {
  const { t } = useTexts(texts);
  return useMemo(() => errorTextFrom(t), [t]);
}

/** Codes whose text needs these values. */
const NEEDED_VALUES: Readonly<Record<string, readonly string[]>> = {
  dateTooEarly: ["min"],
  dateTooLate: ["max"],
  dateNoMonth: ["month"],
  dateNoDay: ["typed"],
  dateTypedTooEarly: ["typed", "min", "max"],
  dateTypedTooLate: ["typed", "min", "max"],
  maxFiles: ["max"],
  fileTooLarge: ["max"],
  filesTooLarge: ["name", "max"],
  filesEmpty: ["name"],
  filesIncomplete: ["name"],
  filesOfOtherType: ["name"],
  tooShortBy: ["min"],
  tooLongBy: ["max"],
  noField: ["reason"],
  policyNotBegun: ["start"],
  policyCancelled: ["phone"],
  innTooLong: ["count"],
  innTooShort: ["count"],
  phoneTooLong: ["count"],
  phoneTooShort: ["count"],
};

/** Codes that are less specific than a server's own message. */
const VAGUE_CODES: readonly string[] = ["wrongInput", "checkData", "notAllowed"];

/** Turns an error into a sentence of the current language: what to do about it. S0 §8. */
export function useErrorMessage(errorText?: ErrorText | undefined): ErrorMessage {
  const { t, format } = useTexts(formTexts);
  return useMemo(() => {
    const textOfCode = errorTextFrom(t);
    const commonText = (error: FieldError) => {
      const code = preciseCode(error);
      const needed = NEEDED_VALUES[code] ?? [];
      const isComplete = needed.every((name) => error.values?.[name] !== undefined);
      return isComplete
        ? textOfCode({ code, values: shownValues(error.values, format) })
        : undefined;
    };
    const toText = (error: FieldError, partText: ErrorText | undefined) => {
      const own = errorText?.(error) ?? partText?.(error);
      if (own) return own;
      const vague = VAGUE_CODES.includes(error.code);
      const [first, second] = vague
        ? [error.text, commonText(error)]
        : [commonText(error), error.text];
      return first ?? second ?? t("errors.wrongInput");
    };
    // Every field calls this on each keystroke, and most errors are unchanged.
    const known = new WeakMap<FieldError, { partText: ErrorText | undefined; text: string }>();
    return (error, partText) => {
      const before = known.get(error);
      if (before && before.partText === partText) return before.text;
      const text = toText(error, partText);
      known.set(error, { partText, text });
      return text;
    };
  }, [t, format, errorText]);
}

function preciseCode({ code, values }: FieldError): string {
  if (code === "tooLong" && values?.max !== undefined) return "tooLongBy";
  return code === "tooShort" && values?.min !== undefined ? "tooShortBy" : code;
}

function shownValues(values: FieldError["values"] = {}, format: Format) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isIsoDate(value) ? format.date(value) : value,
    ]),
  );
}
