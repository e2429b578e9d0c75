import { formatDate, isDateWithin, isIsoDate, parseDisplayDate } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import type { CalendarTexts } from "@sughurta/ui-kit";
import { useCallback, useMemo, useRef, useState } from "react";
import { formTexts } from "../texts/form-texts.ts";
import { type BoundFieldProps, readText, textOf, useFormField } from "./use-form-field.ts";

/** A date of a form and the days it may be. */
export type DateLimits = {
  /** First and last allowed ISO day. */
  min: string;
  max: string;
};

/** Binds a date that lets go of a day out of range and tells what was typed and what is allowed. */
export function useDateControl({
  name,
  label,
  hint,
  optional,
  min,
  max,
}: BoundFieldProps & DateLimits) {
  const { t } = useTexts(formTexts);
  const { value, setValue, error, ...field } = useFormField({ name, label, optional }, readDate);
  const [refused, setRefused] = useState<string>();

  const lastTyped = useRef("");
  const onValueChange = useCallback(
    (next: string) => {
      // The control empties itself after a day out of range; that is worth a word of its own.
      const typed = lastTyped.current;
      const emptied = next === "" && isIsoDate(typed) && !isDateWithin(typed, { min, max });
      setRefused(emptied ? typed : undefined);
      lastTyped.current = next;
      setValue(next);
    },
    [setValue, min, max],
  );

  const outOfRangeText = useCallback(
    (typed: string) =>
      t("errors.dateOutOfRange", { typed, min: formatDate(min), max: formatDate(max) }),
    [t, min, max],
  );

  return {
    ...field,
    name,
    label,
    hint,
    min,
    max,
    value: textOf(value),
    error: refused === undefined ? error : outOfRangeText(formatDate(refused)),
    outOfRangeText,
    onValueChange,
  };
}

/** Words of the calendar in the current language. */
export function useCalendarTexts(): CalendarTexts {
  const { t } = useTexts(formTexts);
  return useMemo(
    () => ({
      open: t("calendar.open"),
      close: t("calendar.close"),
      previousMonth: t("calendar.previousMonth"),
      nextMonth: t("calendar.nextMonth"),
      month: t("calendar.month"),
      year: t("calendar.year"),
      months: t("calendar.months").split(","),
      weekdays: t("calendar.weekdays").split(","),
    }),
    [t],
  );
}

function readDate(control: Element | RadioNodeList): string | undefined {
  const typed = readText(control);
  return typed === undefined ? undefined : (parseDisplayDate(typed) ?? typed);
}
