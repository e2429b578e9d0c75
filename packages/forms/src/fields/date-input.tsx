import { formatDate, isDateWithin, isIsoDate, parseDisplayDate } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { DateField, type DateFieldProps } from "@sughurta/ui-kit";
import { memo, useCallback, useMemo, useRef, useState } from "react";
import { formTexts } from "../texts/form-texts.ts";
import { type BoundFieldProps, readText, textOf, useFormField } from "./use-form-field.ts";

const PlainDateField = memo(DateField);

export type DateInputProps = BoundFieldProps &
  Pick<DateFieldProps, "today" | "autoComplete" | "disabled" | "onBlur" | "className"> & {
    /** First and last allowed ISO day. */
    min: string;
    max: string;
    /** A calendar to pick from, beside typing; leave it out for birth dates. */
    picker?: boolean | undefined;
  };

/**
 * A date typed as DD.MM.YYYY; the form holds an ISO date, or the text so far. A day out of range
 * leaves after 200 ms, and the field tells what was typed and which range is allowed. S0 §5.
 */
export function DateInput({
  name,
  label,
  hint,
  optional,
  min,
  max,
  picker = false,
  ...control
}: DateInputProps) {
  const { t } = useTexts(formTexts);
  const { value, setValue, error, ...field } = useFormField({ name, label, optional }, readDate);
  const [refused, setRefused] = useState<string>();
  const text = textOf(value);

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

  const calendar = useMemo(
    () =>
      picker
        ? {
            open: t("calendar.open"),
            close: t("calendar.close"),
            previousMonth: t("calendar.previousMonth"),
            nextMonth: t("calendar.nextMonth"),
            month: t("calendar.month"),
            year: t("calendar.year"),
            months: t("calendar.months").split(","),
            weekdays: t("calendar.weekdays").split(","),
          }
        : undefined,
    [picker, t],
  );

  return (
    <PlainDateField
      {...control}
      {...field}
      name={name}
      label={label}
      hint={hint ?? t("dateHint")}
      value={text}
      min={min}
      max={max}
      calendar={calendar}
      outOfRangeText={outOfRangeText}
      error={refused === undefined ? error : outOfRangeText(formatDate(refused))}
      onValueChange={onValueChange}
    />
  );
}

function readDate(control: Element | RadioNodeList): string | undefined {
  const typed = readText(control);
  return typed === undefined ? undefined : (parseDisplayDate(typed) ?? typed);
}
