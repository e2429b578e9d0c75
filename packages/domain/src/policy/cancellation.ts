import { formatDate } from "../dates/display-date.ts";
import { compareDates, daysBetween } from "../dates/iso-date.ts";
import type { Language } from "../language/language.ts";
import { REFUND_PERCENT } from "../promises/promises.ts";
import { type DuePart, suspendedDays } from "./instalments.ts";

/** The fields of a policy that its cancellation depends on; dates are ISO, both days covered. */
export interface CancellablePolicy {
  readonly startDate: string;
  readonly endDate: string;
  /** The price of the whole policy, in diram. */
  readonly priceDiram: number;
  /** The paid amount, in diram: less where it is paid in instalments. */
  readonly paidDiram: number;
  /** Its instalments; empty for a single payment. */
  readonly parts: readonly DuePart[];
  /** There is a claim that was not refused. */
  readonly hasClaim: boolean;
}

/**
 * Refund in diram for a policy cancelled on a day: everything paid before the first day, when no claim is accepted
 * either (SPEC-92); after it a share of the amount paid beyond the price of the days on which cover was in force,
 * nothing once the policy has ended or has a claim (SPEC-70, SPEC-93).
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

/** Days of a cancelled policy, ISO. */
interface CancelledPolicy {
  readonly startDate: string;
  readonly cancelledOn: string;
}

/** Whether a policy was cancelled before its first day: no day of it was covered. SPEC-92. */
export function neverBegan({ startDate, cancelledOn }: CancelledPolicy): boolean {
  return compareDates(cancelledOn, startDate) < 0;
}

interface CancellationTexts {
  readonly lastDay: (date: string) => string;
  readonly neverBegan: (date: string) => string;
}

const TEXTS: Readonly<Record<Language, CancellationTexts>> = {
  ru: {
    lastDay: (date) => `Полис отменён ${date}. Этот день последний.`,
    neverBegan: (date) => `Полис отменён ${date}, до начала действия.`,
  },
  tg: {
    lastDay: (date) => `Полис ${date} бекор шуд. Ин рӯзи охирин аст.`,
    neverBegan: (date) => `Полис ${date}, пеш аз оғози амал, бекор шуд.`,
  },
  en: {
    lastDay: (date) => `The policy was cancelled on ${date}, its last day.`,
    neverBegan: (date) => `The policy was cancelled on ${date}, before its first day.`,
  },
};

/** When a policy was cancelled, as a sentence; a last day is given only where it was covered. SPEC-70, SPEC-92. */
export function cancellationText(language: Language, cancelled: CancelledPolicy): string {
  const texts = TEXTS[language];
  const date = formatDate(cancelled.cancelledOn);
  return neverBegan(cancelled) ? texts.neverBegan(date) : texts.lastDay(date);
}
