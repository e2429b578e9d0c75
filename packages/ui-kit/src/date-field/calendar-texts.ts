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
