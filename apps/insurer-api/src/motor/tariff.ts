/**
 * The motor tariff. The specification leaves the insurer's prices open (S2 §7), so these are
 * assumptions of a sensible product owner, all in this file. Prices and sums are in TJS, for one year.
 *
 * - Compulsory liability (MCI_P1): a fixed price by kind of vehicle, dearer for non-residents.
 * - Individual casco (ECI_P1…3): a share of the insured sum by programme, multiplied by the car's age,
 *   by its drivers and by the kind of compensation. Options are added to it.
 * - Standard, Comfort, Premium (SCI_P1…3): the product's fixed price, with the same options.
 * - Full casco (v3): one programme that joins the three individual ones.
 */

import type { CascoProgram } from "@sughurta/domain/motor";

/** Price of a casco programme as a share of the insured sum. */
export const CASCO_RATES: Readonly<Record<CascoProgram, number>> = {
  ECI_P1: 0.02,
  ECI_P2: 0.035,
  ECI_P3: 0.008,
  ECI_FULL: 0.055,
};

/** Multiplier by the age of the car in years. */
export const CAR_AGE_FACTORS: readonly { readonly toAge: number; readonly factor: number }[] = [
  { toAge: 3, factor: 1 },
  { toAge: 7, factor: 1.1 },
  { toAge: 12, factor: 1.25 },
  { toAge: 20, factor: 1.5 },
  { toAge: 30, factor: 1.9 },
];

/** Multiplier for anybody at the wheel. */
export const MULTI_DRIVE_FACTOR = 1.2;
/** Multiplier when a driver is young or has driven little. */
export const NEW_DRIVER_FACTOR = 1.15;

/** Multiplier by kind of compensation (S2 §2): expenses, examination, insurer's estimate, service station. */
export const COMPENSATION_FACTORS: readonly number[] = [1, 1, 0.97, 1.05];

/** Fixed prices of options that are on or off. */
export const OPTION_PRICES = {
  accidentAnyOption: 150,
  accident3tpOption: 120,
  greenCardUzbOption: 500,
  greenCardKazOption: 500,
  greenCardKgzOption: 500,
} as const;

/** Options that are on or off. */
export type MotorSwitch = keyof typeof OPTION_PRICES | "oldNewOption";

/** New parts instead of old ones, as a share of the programme's price. */
export const OLD_FOR_NEW_SHARE = 0.15;

const tens = (to: number) =>
  Array.from({ length: to / 10_000 }, (_, index) => (index + 1) * 10_000);

/** Insured sums of a car: list 30 (S2 §9, decision 54). */
export const INSURED_SUMS: readonly number[] = tens(500_000);
/** Options with a sum: lists 34, 33 and 32, and the price as a share of the sum. */
export const SUM_OPTIONS = {
  damageCarWashSumAssured: { sums: [1_000], share: 0.04 },
  noTraficPoliceSumAssured: { sums: [1_000], share: 0.06 },
  crSumAssured: { sums: tens(500_000), share: 0.004 },
  incidentSumAssured: { sums: tens(100_000), share: 0.006 },
} as const;

/** Options with a sum. */
export type MotorSumOption = keyof typeof SUM_OPTIONS;

/** Lists of sums by their id (decision 54); 31 is what list 30 was before. */
export const SUM_LISTS: ReadonlyMap<string, readonly number[]> = new Map([
  ["30", INSURED_SUMS],
  ["31", tens(300_000)],
  ["32", SUM_OPTIONS.incidentSumAssured.sums],
  ["33", SUM_OPTIONS.crSumAssured.sums],
  ["34", SUM_OPTIONS.damageCarWashSumAssured.sums],
]);

/** Prices of compulsory liability by kind of vehicle 0–4 (S2 §3). */
export const LIABILITY_PRICES: readonly number[] = [180, 420, 380, 120, 90];
export const NON_RESIDENT_FACTOR = 1.5;
/** What compulsory liability pays for one accident at most. */
export const LIABILITY_SUM = 50_000;

/** Parts of an instalment plan: percent and months from today (S2 §9, decision 54). */
export const INSTALMENTS: readonly { readonly percent: number; readonly afterMonths: number }[] = [
  { percent: 50, afterMonths: 0 },
  { percent: 25, afterMonths: 1 },
  { percent: 25, afterMonths: 2 },
];

/** A car loses this share of its value a year and never falls below the last share. */
export const YEARLY_VALUE_LEFT = 0.9;
export const LEAST_VALUE_LEFT = 0.08;
