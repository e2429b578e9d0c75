/**
 * The insurer's published figures, each in one place: rules, documents, screens and articles have the same values
 * (SPEC-69 to SPEC-85). A test over all texts compares them.
 */

/** Refunded share of the unused part of a price after the first day (SPEC-70). */
export const REFUND_PERCENT = 80;

/** Working days within which a refund is paid (SPEC-70). */
export const REFUND_WORKING_DAYS = 10;

/** Working days from the last document of a claim to its decision (SPEC-77). */
export const DECISION_WORKING_DAYS = 10;

/** Working days from the decision to pay a claim to the payout (SPEC-77). */
export const PAYOUT_WORKING_DAYS = 5;

/** Days within which an event has to be reported, unless the policy sets a shorter time (SPEC-76). */
export const NOTIFY_DAYS = 30;

/** Working days within which an event of compulsory motor insurance has to be reported (SPEC-76). */
export const NOTIFY_LIABILITY_WORKING_DAYS = 5;

/** Days within which damage to a home has to be reported (SPEC-76). */
export const NOTIFY_HOME_DAYS = 3;

/** Days after the report to the police from which a missing car counts as stolen (SPEC-74). */
export const THEFT_SEARCH_DAYS = 60;

/** Maximum payout of compulsory motor insurance for one accident, TJS (SPEC-79). */
export const LIABILITY_SUM_TJS = 50_000;

/** Maximum cost of a small repair without the police, TJS (SPEC-78). */
export const SMALL_REPAIR_SUM_TJS = 1_000;

/** Maximum advance after damage to a home, TJS (SPEC-69). */
export const HOME_ADVANCE_SUM_TJS = 5_000;

/** Days within which the advance is usually paid (SPEC-69). */
export const HOME_ADVANCE_DAYS = 3;

/** Instalments of casco: percent of the price, and months after the first (SPEC-54). */
export const INSTALMENTS: readonly { readonly percent: number; readonly afterMonths: number }[] = [
  { percent: 50, afterMonths: 0 },
  { percent: 25, afterMonths: 1 },
  { percent: 25, afterMonths: 2 },
];

/** Days from the due date of an instalment to each reminder; a negative one is before it (SPEC-85). */
export const INSTALMENT_REMINDER_DAYS = [-7, 0, 3, 10] as const;

/** Days after the due date of an instalment from which the cover is suspended (SPEC-85). */
export const SUSPENSION_DAYS = 15;
