import { addDays, addMonths, compareDates } from "../dates/iso-date.ts";
import type { Language } from "../language/language.ts";
import { NOTIFY_DAYS, NOTIFY_HOME_DAYS } from "../promises/promises.ts";

/** How an event is reported: a call before treatment, or a report within {@link reportDays}. SPEC-76. */
export const REPORTING_KINDS = ["assistance", "home", "ordinary"] as const;
export type ReportingKind = (typeof REPORTING_KINDS)[number];

/** Payout of a covered event, TJS: exactly `to`, from `from` to `to`, or `upTo` that sum. */
export type CoverPayout =
  | {
      readonly kind: "exactly" | "upTo";
      readonly sum: number;
      readonly per?: "day" | "person" | undefined;
    }
  | { readonly kind: "range"; readonly from: number; readonly to: number };

/**
 * Cover and conditions of a box, the one source for page, order, document, messages and account. `Text` is a text in
 * all languages where terms are stored. SPEC-72, SPEC-76, SPEC-88.
 */
export interface BoxTerms<Text> {
  readonly covers: readonly {
    readonly text: Text;
    readonly payout?: CoverPayout | undefined;
  }[];
  readonly exclusions: readonly Text[];
  readonly territory: Text;
  readonly reporting: ReportingKind;
  /** Maximum sum for one insured person, TJS; the whole sum insured where absent. */
  readonly sumPerPerson?: number | undefined;
  /** Maximum length of a covered trip in days, where the box covers every trip of its term. */
  readonly tripDays?: number | undefined;
  /** Days from the first one of the term in which an event is not covered. SPEC-95. */
  readonly waitingDays?: number | undefined;
  /** Number of payouts in the term; unlimited within the sum insured where absent. */
  readonly payouts?: number | undefined;
  /** The buyer's declaration before the purchase, stored with the order. SPEC-95. */
  readonly declaration?: Text | undefined;
}

/** Days within which an event has to be reported. SPEC-76. */
export function reportDays(reporting: Exclude<ReportingKind, "assistance">): number {
  return reporting === "home" ? NOTIFY_HOME_DAYS : NOTIFY_DAYS;
}

/** The note beside the first covered day, wherever it is shown. SPEC-95. */
export const FIRST_PAID_DAY_LABEL: Readonly<Record<Language, string>> = {
  ru: "Выплаты за случаи, начиная с",
  tg: "Ҷубронпулӣ барои ҳодисаҳо аз санаи",
  en: "Payouts for events from",
};

/** First covered day, ISO; `undefined` where there is no waiting period. */
export function firstPaidDay(
  startDate: string,
  { waitingDays = 0 }: Pick<BoxTerms<unknown>, "waitingDays">,
): string | undefined {
  return waitingDays > 0 ? addDays(startDate, waitingDays) : undefined;
}

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
