import { addDays, addMonths } from "../dates/iso-date.ts";

/** A box covers from the day after payment. */
const STARTS_AFTER_DAYS = 1;

/** First and last day that a box covers, ISO dates. */
export interface BoxCover {
  readonly startDate: string;
  readonly endDate: string;
}

/** Cover of a box paid on a day: so many months, both days included. */
export function boxCover(paidOn: string, activeMonths: number): BoxCover {
  const startDate = addDays(paidOn, STARTS_AFTER_DAYS);
  return { startDate, endDate: addDays(addMonths(startDate, activeMonths), -1) };
}
