import { addDays, addMonths, compareDates } from "../dates/iso-date.ts";

/** A box covers from the day after payment. */
const STARTS_AFTER_DAYS = 1;

/** First and last day of a box's cover, ISO dates. */
export interface BoxCover {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * Cover of a box paid on a day: the given number of months, both days included. It begins on `beginDate` where that is
 * given and not in the past, for example after a policy that is still in force.
 */
export function boxCover(paidOn: string, activeMonths: number, beginDate?: string): BoxCover {
  const earliest = addDays(paidOn, STARTS_AFTER_DAYS);
  const isLater = beginDate !== undefined && compareDates(beginDate, earliest) > 0;
  const startDate = isLater ? beginDate : earliest;
  return { startDate, endDate: addDays(addMonths(startDate, activeMonths), -1) };
}
