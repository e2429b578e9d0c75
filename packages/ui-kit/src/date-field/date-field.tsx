import { useId } from "react";
import { withRef } from "../element/element.ts";
import type { CalendarTexts } from "./calendar.tsx";
import { CalendarButton, CalendarPopup, useCalendarPopup } from "./calendar-popup.tsx";
import {
  type DateAttributes,
  isoDateFrom,
  shownDate,
  TypedDate,
  type TypedDateOptions,
} from "./typed-date.tsx";

export interface DateFieldProps extends TypedDateOptions, DateAttributes {
  /** Day to mark and to open at, ISO, from the server. */
  readonly today?: string | undefined;
  /** Texts of the calendar; without them the date can only be typed (best for birth dates). */
  readonly calendar?: CalendarTexts | undefined;
}

/** A date that can always be typed as DD.MM.YYYY; the calendar is optional and loaded on demand. */
export const DateField = /* @__PURE__ */ withRef(function DateField({
  today,
  calendar,
  ...date
}: DateFieldProps) {
  const { boxRef, shown, takesFocus, show, help, helped, close, loadFailed, lose } =
    useCalendarPopup<"calendar", HTMLDivElement>();
  const generatedId = useId();
  const id = date.id ?? generatedId;
  const labelId = `${id}-label`;
  const texts = loadFailed ? undefined : calendar;
  const open = shown !== undefined;

  function pick(day: string) {
    date.onValueChange(day);
    close();
  }

  return (
    <div className="sg-date" ref={boxRef}>
      <TypedDate
        {...date}
        id={id}
        onHelp={() => texts && help("calendar")}
        onTyped={helped}
        button={
          texts ? (
            <CalendarButton
              texts={texts}
              name="calendar"
              labelId={labelId}
              open={open}
              disabled={date.disabled}
              onPress={() => show(open ? undefined : "calendar")}
            />
          ) : null
        }
      />
      {open && texts ? (
        <CalendarPopup
          texts={texts}
          min={date.min}
          max={date.max}
          today={today}
          selected={isoDateFrom(shownDate(date.value))}
          takesFocus={takesFocus}
          onSelect={pick}
          onLost={lose}
        />
      ) : null}
    </div>
  );
});
