import { addDays, addMonths, compareDates, daysBetween } from "../dates/iso-date.ts";
import { INSTALMENT_REMINDER_DAYS, INSTALMENTS, SUSPENSION_DAYS } from "../promises/promises.ts";

/** An instalment of a price. */
export interface Instalment {
  /** 1 is paid with the order. */
  readonly part: number;
  readonly percent: number;
  readonly amountDiram: number;
  /** ISO date. */
  readonly dueOn: string;
}

/** Amounts of the instalments in diram; the first includes the rounding difference. */
function getAmounts(priceDiram: number): number[] {
  const [, ...later] = INSTALMENTS.map(({ percent }) => Math.floor((priceDiram * percent) / 100));
  return [priceDiram - later.reduce((sum, part) => sum + part, 0), ...later];
}

/** The first instalment, paid with the order, in diram. */
export const firstInstalment = (priceDiram: number): number =>
  getAmounts(priceDiram)[0] ?? priceDiram;

/** Splits a price in diram into instalments from the day on which the first is paid (SPEC-54). */
export function getInstalments(priceDiram: number, firstDay: string): Instalment[] {
  const amounts = getAmounts(priceDiram);
  return INSTALMENTS.map(({ percent, afterMonths }, index) => ({
    part: index + 1,
    percent,
    amountDiram: amounts[index] ?? 0,
    dueOn: addMonths(firstDay, afterMonths),
  }));
}

/** The fields of an instalment that the cover depends on; both are ISO dates. */
export interface DuePart {
  readonly dueOn: string;
  readonly paidOn?: string | undefined;
}

/** The first day without cover when an instalment is not paid (SPEC-85). */
export const suspensionDay = (dueOn: string): string => addDays(dueOn, SUSPENSION_DAYS);

/**
 * Since when the cover is suspended on a day because an instalment is not paid; `undefined` where it is not (SPEC-85).
 */
export function suspendedSince(parts: readonly DuePart[], day: string): string | undefined {
  return parts
    .filter(({ paidOn }) => paidOn === undefined)
    .map(({ dueOn }) => suspensionDay(dueOn))
    .filter((since) => compareDates(since, day) <= 0)
    .sort(compareDates)[0];
}

/**
 * Days of a range, both included, without cover because an instalment was not paid in time; it is resumed from the day
 * of payment (SPEC-85).
 */
export function suspendedDays(
  parts: readonly DuePart[],
  { from, to }: { readonly from: string; readonly to: string },
): number {
  const gaps = parts
    .map(({ dueOn, paidOn }) => ({
      first: pickLater(suspensionDay(dueOn), from),
      last: paidOn === undefined ? to : pickEarlier(addDays(paidOn, -1), to),
    }))
    .sort((one, other) => compareDates(one.first, other.first));
  let days = 0;
  let countedTo = addDays(from, -1);
  for (const { first, last } of gaps) {
    const begin = pickLater(first, addDays(countedTo, 1));
    if (compareDates(begin, last) > 0) continue;
    days += daysBetween(begin, last) + 1;
    countedTo = last;
  }
  return days;
}

const pickLater = (one: string, other: string) => (compareDates(one, other) > 0 ? one : other);
const pickEarlier = (one: string, other: string) => (compareDates(one, other) < 0 ? one : other);

/** Reminders of an unpaid instalment, each sent once. */
export const INSTALMENT_NOTICES = ["before", "due", "after3", "after10", "suspended"] as const;

/** Kind of a message about an unpaid instalment. */
export type InstalmentNotice = (typeof INSTALMENT_NOTICES)[number];

/**
 * The message that is due on a day about an unpaid instalment; a missed one is sent later, until the next one is due.
 */
export function instalmentNoticeOn(dueOn: string, day: string): InstalmentNotice | undefined {
  const passed = daysBetween(dueOn, day);
  const from = [...INSTALMENT_REMINDER_DAYS, SUSPENSION_DAYS];
  // The days ascend.
  return INSTALMENT_NOTICES[from.filter((days) => days <= passed).length - 1];
}
