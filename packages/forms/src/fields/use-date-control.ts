import {
  compareDates,
  formatDate,
  isDateWithin,
  isIsoDate,
  parseDisplayDate,
} from "@sughurta/domain";
import { useFormat, useTexts } from "@sughurta/i18n";
import type { CalendarTexts } from "@sughurta/ui-kit";
import { useCallback, useMemo } from "react";
import { useFormContext } from "../form/zod-form.ts";
import { formTexts } from "../texts/form-texts.ts";
import type { FieldError } from "../validation/field-error.ts";
import { toText } from "../validation/field-name.ts";
import { type BoundFieldProps, readText, useFormField } from "./use-form-field.ts";

/** A date of a form and the days it may be. */
export type DateLimits = {
  /** First and last ISO day of the form's value. */
  min: string;
  /** Last ISO day that the calendar offers. */
  max: string;
  /** Allowed days in messages, where the form accepts others for a rule to validate; `min` and `max` by default. */
  stated?: { readonly min: string; readonly max: string } | undefined;
};

/** Error of a day out of range: the typed value, and the allowed days (SPEC-21, SPEC-67). */
function outOfRange(
  day: string,
  { min, max, stated = { min, max } }: DateLimits,
): FieldError | undefined {
  if (isDateWithin(day, { min, max })) return undefined;
  const isEarly = compareDates(day, min) < 0;
  return {
    code: isEarly ? "dateTypedTooEarly" : "dateTypedTooLate",
    values: { typed: formatDate(day), min: formatDate(stated.min), max: formatDate(stated.max) },
  };
}

/** The text of a control as the form's value: an ISO date only where it is allowed. */
function heldDate(typed: string, limits: DateLimits): string {
  const day = parseDisplayDate(typed);
  return day && outOfRange(day, limits) === undefined ? day : typed;
}

/**
 * Binds a date. A day out of range never becomes the value, so it has no effects; it is cleared after a moment, and the
 * field and the summary show the typed value and the allowed days (SPEC-21, SPEC-67).
 */
export function useDateControl({
  name,
  label,
  hint,
  optional,
  requiredText,
  min,
  max,
  stated,
}: BoundFieldProps & DateLimits) {
  const { form, getMessage } = useFormContext();
  const { setError } = form;
  const { min: statedMin, max: statedMax } = stated ?? { min, max };
  const readDate = useCallback(
    (control: Element | RadioNodeList) => {
      const typed = readText(control);
      return typed === undefined ? undefined : heldDate(typed, { min, max });
    },
    [min, max],
  );
  const { value, setValue, error, ...field } = useFormField(
    { name, label, optional, requiredText },
    readDate,
  );
  const text = toText(value);
  const typed = isIsoDate(text) ? undefined : parseDisplayDate(text);
  const rangeError = typed && outOfRange(typed, { min, max, stated });

  const onRefused = useCallback(
    (day: string) => {
      const range = { min, max, stated: { min: statedMin, max: statedMax } };
      const violation = outOfRange(day, range);
      setValue("");
      if (violation) setError(name, violation, "");
    },
    [setValue, setError, name, min, max, statedMin, statedMax],
  );

  return {
    ...field,
    name,
    label,
    hint,
    min,
    max,
    value: text,
    error: rangeError ? getMessage(rangeError) : error,
    onValueChange: setValue,
    onRefused,
  };
}

/** Words of the calendar in the current language. */
export function useCalendarTexts(): CalendarTexts {
  const { t, language } = useTexts(formTexts);
  const { longDate } = useFormat();
  return useMemo(
    () => ({
      language,
      open: t("calendar.open"),
      title: t("calendar.title"),
      previousMonth: t("calendar.previousMonth"),
      nextMonth: t("calendar.nextMonth"),
      month: t("calendar.month"),
      year: t("calendar.year"),
      months: t("calendar.months").split(","),
      weekdays: t("calendar.weekdays").split(","),
      weekdayNames: t("calendar.weekdayNames").split(","),
      dayName: longDate,
    }),
    [t, language, longDate],
  );
}
