import { compareDates, daysBetween } from "../dates/iso-date.ts";
import { REFUND_PERCENT } from "../promises/promises.ts";

/** A policy, as far as its cancellation depends on it; dates are ISO, both days covered. */
export interface CancellablePolicy {
  readonly startDate: string;
  readonly endDate: string;
  /** The price of the whole policy, in diram. */
  readonly priceDiram: number;
  /** What of it was paid, in diram: less where it is paid in parts. */
  readonly paidDiram: number;
  /** Somebody has claimed on it, and was not refused. */
  readonly hasClaim: boolean;
}

/**
 * What is paid back, in diram, for a policy cancelled on a day: all that was paid before the first day, then a share of
 * what was paid beyond the price of the days that have passed, nothing once it is over or claimed on (SPEC-70).
 */
export function cancellationRefund(
  { startDate, endDate, priceDiram, paidDiram, hasClaim }: CancellablePolicy,
  day: string,
): number {
  if (hasClaim || compareDates(day, endDate) > 0) return 0;
  if (compareDates(day, startDate) < 0) return paidDiram;
  const days = daysBetween(startDate, endDate) + 1;
  const passed = days - daysBetween(day, endDate);
  const unused = Math.max(0, paidDiram * days - priceDiram * passed);
  return Math.floor((unused * REFUND_PERCENT) / (days * 100));
}
