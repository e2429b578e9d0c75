import { DateRangeField, type DateRangeFieldProps } from "@sughurta/ui-kit";
import { type DateLimits, useCalendarTexts, useDateControl } from "./use-date-control.ts";
import type { BoundFieldProps } from "./use-form-field.ts";

/** One day of a range: its value in the form, its texts and its limits. */
export type DateRangeEdge = BoundFieldProps &
  DateLimits & {
    /** The day follows from the other one and cannot be changed. */
    disabled?: boolean | undefined;
  };

export type DateRangeInputProps = Pick<DateRangeFieldProps, "today" | "className"> & {
  /** The field of the first day. */
  begin: DateRangeEdge;
  /** The field of the last day. */
  end: DateRangeEdge;
};

/** First and last day, typed as DD.MM.YYYY or picked in one calendar; the form's values are two dates. S1 §6. */
export function DateRangeInput({ begin, end, ...control }: DateRangeInputProps) {
  return (
    <DateRangeField
      {...control}
      calendar={useCalendarTexts()}
      begin={{ ...useDateControl(begin), disabled: begin.disabled }}
      end={{ ...useDateControl(end), disabled: end.disabled }}
    />
  );
}
