import type { ComponentProps } from "react";
import { DayPicker } from "react-day-picker";

/** Texts of the calendar in one language. */
export interface CalendarTexts {
  /** That language, as in `lang` of HTML. */
  readonly language: string;
  /** Name of the button that opens and closes it. */
  readonly open: string;
  /** Name of the calendar itself, "Календарь". */
  readonly title: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly month: string;
  readonly year: string;
  /** Twelve names from January on. */
  readonly months: readonly string[];
  /** Seven short names from Monday on. */
  readonly weekdays: readonly string[];
  /** The same seven in full, as announced: "понедельник". */
  readonly weekdayNames: readonly string[];
  /** An ISO day in full, as announced: "30 декабря 2026". */
  readonly dayName: (isoDate: string) => string;
}

export interface CalendarProps {
  readonly texts: CalendarTexts;
  /** ISO dates; the first and the last selectable day. */
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly selected: string | undefined;
  readonly today: string | undefined;
  /** First and last day of a range around the selected one, ISO. */
  readonly range?: { readonly begin?: string | undefined; readonly end?: string | undefined };
  /** A day takes the focus at once. */
  readonly takesFocus: boolean;
  readonly onSelect: (iso: string) => void;
}

const YEARS_AROUND = 100;

const CLASS_NAMES = {
  root: "sg-calendar",
  months: "sg-calendar__months",
  month: "sg-calendar__month",
  month_caption: "sg-calendar__caption",
  caption_label: "sg-calendar__caption-label",
  dropdowns: "sg-calendar__dropdowns",
  dropdown_root: "sg-calendar__dropdown-root",
  dropdown: "sg-calendar__dropdown",
  nav: "sg-calendar__nav",
  button_previous: "sg-calendar__arrow",
  button_next: "sg-calendar__arrow",
  chevron: "sg-calendar__chevron",
  month_grid: "sg-calendar__grid",
  weekday: "sg-calendar__weekday",
  day: "sg-calendar__cell",
  day_button: "sg-calendar__day",
} as const;

/** The library hides the weekdays from screen readers. */
const COMPONENTS = {
  Weekdays: (props: ComponentProps<"tr">) => (
    <thead>
      <tr {...props} />
    </thead>
  ),
};

const RANGE_CLASS_NAMES = {
  edge: "sg-calendar__cell--edge",
  within: "sg-calendar__cell--within",
} as const;

/** Month grid of a date field; a separate chunk, fetched when the calendar is opened. */
export function Calendar({
  texts,
  min,
  max,
  selected,
  today,
  range,
  takesFocus,
  onSelect,
}: CalendarProps) {
  const chosen = selected ? getDay(selected) : undefined;
  const now = today ? getDay(today) : new Date();
  const first = min ? getDay(min) : new Date(now.getFullYear() - YEARS_AROUND, 0, 1, 12);
  const last = max ? getDay(max) : new Date(now.getFullYear() + YEARS_AROUND, 11, 31, 12);
  return (
    <DayPicker
      mode="single"
      lang={texts.language}
      autoFocus={takesFocus}
      captionLayout="dropdown"
      weekStartsOn={1}
      today={now}
      selected={chosen}
      defaultMonth={chosen ?? clamp(now, first, last)}
      startMonth={first}
      endMonth={last}
      disabled={{ before: first, after: last }}
      classNames={CLASS_NAMES}
      components={COMPONENTS}
      modifiers={range ? rangeDays(range) : undefined}
      modifiersClassNames={RANGE_CLASS_NAMES}
      formatters={{
        formatCaption: (month) => monthName(month, texts),
        formatMonthDropdown: (month) => nameAt(texts.months, month.getMonth()),
        formatYearDropdown: (year) => String(year.getFullYear()),
        formatWeekdayName: (day) => nameAt(texts.weekdays, getWeekday(day)),
      }}
      labels={{
        labelNav: () => texts.month,
        labelPrevious: () => texts.previousMonth,
        labelNext: () => texts.nextMonth,
        labelMonthDropdown: () => texts.month,
        labelYearDropdown: () => texts.year,
        labelGrid: (month) => monthName(month, texts),
        labelWeekday: (day) => weekdayName(day, texts),
        labelDayButton: (day) => `${texts.dayName(toIso(day))}, ${weekdayName(day, texts)}`,
      }}
      onSelect={(day) => {
        const picked = day ?? chosen;
        if (picked) onSelect(toIso(picked));
      }}
    />
  );
}

function rangeDays({ begin, end }: NonNullable<CalendarProps["range"]>) {
  const edges = [begin, end].filter((day) => day !== undefined);
  return {
    edge: edges.map(getDay),
    within: begin && end ? { after: getDay(begin), before: getDay(end) } : [],
  };
}

function monthName(day: Date, { months }: CalendarTexts): string {
  return `${nameAt(months, day.getMonth())} ${day.getFullYear()}`;
}

function weekdayName(day: Date, { weekdayNames }: CalendarTexts): string {
  return nameAt(weekdayNames, getWeekday(day));
}

/** From Monday, 0, to Sunday. */
function getWeekday(day: Date): number {
  return (day.getDay() + 6) % 7;
}

function nameAt(names: readonly string[], index: number): string {
  return names[index] ?? "";
}

/** Noon, because Asia/Dushanbe has had days without a midnight. */
function getDay(iso: string): Date {
  return new Date(`${iso}T12:00:00`);
}

function toIso(day: Date): string {
  const month = String(day.getMonth() + 1).padStart(2, "0");
  return `${String(day.getFullYear()).padStart(4, "0")}-${month}-${String(day.getDate()).padStart(2, "0")}`;
}

function clamp(day: Date, first: Date, last: Date): Date {
  if (day < first) return first;
  return day > last ? last : day;
}
