import { useTexts } from "@sughurta/i18n";
import { DateField, type DateFieldProps } from "@sughurta/ui-kit";
import { memo } from "react";
import { formTexts } from "../texts/form-texts.ts";
import { type DateLimits, useCalendarTexts, useDateControl } from "./use-date-control.ts";
import type { BoundFieldProps } from "./use-form-field.ts";

const PlainDateField = memo(DateField);
/** Example of a date in the distant past; for a future one its first day. */
const EXAMPLE_DATE = "1990-12-31";

export type DateInputProps = BoundFieldProps &
  DateLimits &
  Pick<DateFieldProps, "today" | "autoComplete" | "disabled" | "onBlur" | "className"> & {
    /** A calendar to pick from, beside typing; leave it out for birth dates. */
    picker?: boolean | undefined;
  };

/**
 * A date typed as DD.MM.YYYY; the form's value is an ISO date, or the text so far. A day out of range is cleared after
 * 200 ms, and the field shows the typed value and the allowed range. S0 §5.
 */
export function DateInput({
  name,
  label,
  hint,
  optional,
  requiredText,
  min,
  max,
  stated,
  picker = false,
  ...control
}: DateInputProps) {
  const { t, format } = useTexts(formTexts);
  const calendar = useCalendarTexts();
  const { today } = control;
  const isAhead = min !== undefined && today !== undefined && min >= today;
  const example = t("dateHint", { date: format.date(isAhead ? min : EXAMPLE_DATE) });
  const bound = useDateControl({
    name,
    label,
    hint: hint ?? example,
    optional,
    requiredText,
    min,
    max,
    stated,
  });
  return <PlainDateField {...control} {...bound} calendar={picker ? calendar : undefined} />;
}
