/** Words of the calendar in one language. */
export interface CalendarTexts {
  /** That language, as in `lang` of HTML. */
  readonly language: string;
  readonly open: string;
  readonly close: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly month: string;
  readonly year: string;
  /** Twelve names from January on. */
  readonly months: readonly string[];
  /** Seven short names from Monday on. */
  readonly weekdays: readonly string[];
}
