/**
 * What the insurer promises in figures, each in one place: rules, papers, screens and articles say the same
 * (SPEC-69 to SPEC-85). A test over all texts compares them.
 */

/** Share of the unused part of a price that is paid back after the first day (SPEC-70). */
export const REFUND_PERCENT = 80;
/** Working days within which a refund is paid (SPEC-70). */
export const REFUND_WORKING_DAYS = 10;

/** Working days from the last document of a claim to its decision (SPEC-77). */
export const DECISION_WORKING_DAYS = 10;
/** Working days from the decision to pay a claim to the money (SPEC-77). */
export const PAYOUT_WORKING_DAYS = 5;

/** Days within which an event has to be reported, unless the policy sets a shorter time (SPEC-76). */
export const NOTIFY_DAYS = 30;
/** Working days within which an event of compulsory motor insurance has to be reported (SPEC-76). */
export const NOTIFY_LIABILITY_WORKING_DAYS = 5;
/** Days within which damage to a home has to be reported (SPEC-76). */
export const NOTIFY_HOME_DAYS = 3;

/** Days after the report to the police from which a car that was not found counts as stolen (SPEC-74). */
export const THEFT_SEARCH_DAYS = 60;
/** What compulsory motor insurance pays for one accident at most, TJS (SPEC-79). */
export const LIABILITY_SUM_TJS = 50_000;
/** What a small repair without the police may cost, TJS (SPEC-78). */
export const SMALL_REPAIR_SUM_TJS = 1_000;

/** The advance after damage to a home at most, TJS (SPEC-69). */
export const HOME_ADVANCE_SUM_TJS = 5_000;
/** Days within which the advance usually comes (SPEC-69). */
export const HOME_ADVANCE_DAYS = 3;

/** Parts in which casco may be paid: percent of the price, and months after the first (SPEC-54). */
export const INSTALMENTS: readonly { readonly percent: number; readonly afterMonths: number }[] = [
  { percent: 50, afterMonths: 0 },
  { percent: 25, afterMonths: 1 },
  { percent: 25, afterMonths: 2 },
];
/** Days from the day on which a part is due to each reminder; a negative one is before it (SPEC-85). */
export const INSTALMENT_REMINDER_DAYS = [-7, 0, 3, 10] as const;
/** Days after the day on which a part is due from which the cover is suspended (SPEC-85). */
export const SUSPENSION_DAYS = 15;

/** Days that a résumé is kept (SPEC-89). */
export const RESUME_RETENTION_DAYS = 180;
