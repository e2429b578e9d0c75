import { useId } from "react";
import { classNames, type ElementAttributes, withRef } from "../element/element.ts";
import type { CalendarTexts } from "./calendar.tsx";
import { CalendarButton, CalendarPopup, useCalendarPopup } from "./calendar-popup.tsx";
import { isoDateFrom, shownDate, TypedDate, type TypedDateOptions } from "./typed-date.tsx";

export interface DateRangeFieldProps extends ElementAttributes<"fieldset"> {
  /** First day, with limits and texts of its own. */
  readonly begin: Omit<TypedDateOptions, "className">;
  /** Last day; disabled where it is calculated from the first one. */
  readonly end: Omit<TypedDateOptions, "className">;
  /** Texts of the calendar. */
  readonly calendar: CalendarTexts;
  /** Day to mark and to open at, ISO, from the server. */
  readonly today?: string | undefined;
  readonly className?: string | undefined;
}

type Edge = "begin" | "end";

/** Two typed dates with one calendar that shows the days between them. S1 §6. */
export const DateRangeField = /* @__PURE__ */ withRef(function DateRangeField({
  begin,
  end,
  calendar,
  today,
  className,
  ref,
  ...fieldset
}: DateRangeFieldProps) {
  const { boxRef, shown, takesFocus, show, help, helped, close, loadFailed, lose } =
    useCalendarPopup<Edge, HTMLFieldSetElement>(ref);
  const id = useId();
  const dates = {
    begin: { ...begin, id: begin.id ?? `${id}-begin` },
    end: { ...end, id: end.id ?? `${id}-end` },
  };
  const iso = { begin: toIso(begin.value), end: toIso(end.value) };
  const opened = shown && dates[shown];

  function pick(day: string) {
    opened?.onValueChange(day);
    if (shown === "begin" && !end.disabled) show("end");
    else close();
  }

  return (
    <fieldset {...fieldset} className={classNames("sg-date-range", className)} ref={boxRef}>
      <legend className="sg-visually-hidden">
        {begin.label} – {end.label}
      </legend>
      {(["begin", "end"] as const).map((edge) => (
        <TypedDate
          key={edge}
          {...dates[edge]}
          onHelp={() => help(edge)}
          onTyped={helped}
          button={
            loadFailed ? null : (
              <CalendarButton
                texts={calendar}
                name={edge}
                labelId={`${dates[edge].id}-label`}
                open={shown === edge}
                disabled={dates[edge].disabled}
                onPress={() => show(shown === edge ? undefined : edge)}
              />
            )
          }
        />
      ))}
      {opened ? (
        <CalendarPopup
          // The calendar opens again at the other day.
          key={shown}
          texts={calendar}
          title={opened.label}
          min={opened.min}
          max={opened.max}
          today={today}
          selected={iso[shown]}
          range={iso}
          takesFocus={takesFocus}
          onSelect={pick}
          onLost={lose}
        />
      ) : null}
    </fieldset>
  );
});

function toIso(value: string): string | undefined {
  return isoDateFrom(shownDate(value));
}
