import { DateRangeField } from "@sughurta/ui-kit";
import { useState } from "react";

const LANGUAGE = "en";
const getWords = (days: readonly Date[], options: Intl.DateTimeFormatOptions) =>
  days.map((day) => new Intl.DateTimeFormat(LANGUAGE, options).format(day));
const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1));
// The first of June 2026 is a Monday.
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(2026, 5, day + 1));

const CALENDAR = {
  language: LANGUAGE,
  open: "Open the calendar",
  title: "Calendar",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
  months: getWords(MONTHS, { month: "long" }),
  weekdays: getWords(WEEK, { weekday: "short" }),
  weekdayNames: getWords(WEEK, { weekday: "long" }),
  dayName: (isoDate: string) =>
    new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(isoDate),
    ),
};

export function Example() {
  const [begin, setBegin] = useState("");
  const [end, setEnd] = useState("");
  return (
    <DateRangeField
      calendar={CALENDAR}
      begin={{ name: "beginDate", label: "First day", value: begin, onValueChange: setBegin }}
      end={{ name: "endDate", label: "Last day", value: end, onValueChange: setEnd }}
    />
  );
}
