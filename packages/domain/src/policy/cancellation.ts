import { compareDates, daysBetween } from "../dates/iso-date.ts";

/** What of the unused part is paid back; the rest is the cost of doing business. */
const SHARE_PAID_BACK_PERCENT = 80;

/** A policy, as far as its cancellation depends on it; dates are ISO, both days covered. */
export interface CancellablePolicy {
  readonly startDate: string;
  readonly endDate: string;
  /** What was paid, in diram. */
  readonly paidDiram: number;
  /** Somebody has claimed on it. */
  readonly hasClaim: boolean;
}

/**
 * What is paid back, in diram, for a policy cancelled on a day: all of it before the first day, then 80 % of
 * the share of the days that are left, nothing once it is over or claimed on. Decision 69 promises no more.
 */
export function cancellationRefund(
  { startDate, endDate, paidDiram, hasClaim }: CancellablePolicy,
  day: string,
): number {
  if (hasClaim || compareDates(day, endDate) > 0) return 0;
  if (compareDates(day, startDate) < 0) return paidDiram;
  const daysLeft = daysBetween(day, endDate);
  const days = daysBetween(startDate, endDate) + 1;
  return Math.floor((paidDiram * daysLeft * SHARE_PAID_BACK_PERCENT) / (days * 100));
}
