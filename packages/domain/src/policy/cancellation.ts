import { compareDates, daysBetween } from "../dates/iso-date.ts";
import { REFUND_PERCENT } from "../promises/promises.ts";
import { type DuePart, suspendedDays } from "./instalments.ts";

/** A policy, as far as its cancellation depends on it; dates are ISO, both days covered. */
export interface CancellablePolicy {
  readonly startDate: string;
  readonly endDate: string;
  /** The price of the whole policy, in diram. */
  readonly priceDiram: number;
  /** What of it was paid, in diram: less where it is paid in parts. */
  readonly paidDiram: number;
  /** Parts in which it is paid; empty where the price was paid at once. */
  readonly parts: readonly DuePart[];
  /** A claim was made on it and was not refused. */
  readonly hasClaim: boolean;
}

/**
 * Refund in diram for a policy cancelled on a day: everything paid before the first day, when no claim is accepted either
 * (SPEC-92); after it a share of what was paid beyond the price of the days on which cover was in force, nothing once the
 * policy is over or claimed on (SPEC-70, SPEC-93).
 */
export function cancellationRefund(
  { startDate, endDate, priceDiram, paidDiram, parts, hasClaim }: CancellablePolicy,
  day: string,
): number {
  if (compareDates(day, startDate) < 0) return paidDiram;
  if (hasClaim || compareDates(day, endDate) > 0) return 0;
  const days = daysBetween(startDate, endDate) + 1;
  const passed = daysBetween(startDate, day) + 1;
  const covered = passed - suspendedDays(parts, { from: startDate, to: day });
  const unused = Math.max(0, paidDiram * days - priceDiram * covered);
  return Math.floor((unused * REFUND_PERCENT) / (days * 100));
}
