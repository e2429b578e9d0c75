/**
 * The motor tariff. The specification leaves the insurer's prices open (S2 §7), so these are
 * assumptions of a sensible product owner, all in this file. Prices and sums are in TJS, for one year.
 *
 * - Compulsory liability (MCI_P1): a fixed price by kind of vehicle, dearer for non-residents.
 * - Individual casco (ECI_P1…3): a share of the insured sum by programme, multiplied by the car's age,
 *   by its drivers and by the kind of compensation. Options are added to it.
 * - Standard, Comfort, Premium (SCI_P1…3): the product's fixed price, with the same options.
 * - Full casco (v3): one programme that joins the three individual ones, for less than the three.
 * - No programme costs less than its minimum, and no promo code takes the whole policy below it.
 * - Individual casco and full casco can be paid in parts, the first of them when the order is made.
 */

import type { CascoProgram, FixedProgram, MotorProgram } from "@sughurta/domain/motor";

/** Price of a casco programme as a share of the insured sum. */
export const CASCO_RATES: Readonly<Record<CascoProgram, number>> = {
  ECI_P1: 0.02,
  ECI_P2: 0.035,
  ECI_P3: 0.008,
  ECI_FULL: 0.055,
};

/** What a policy costs at least. A ready-made programme has its fixed price instead. */
export const MINIMUM_PREMIUMS: Readonly<Record<Exclude<MotorProgram, FixedProgram>, number>> = {
  MCI_P1: 80,
  ECI_P1: 100,
  ECI_P2: 150,
  ECI_P3: 80,
  ECI_FULL: 250,
};

/** Multiplier by the age of the car in years; the last one is for every older car too. */
export const CAR_AGE_FACTORS: readonly { readonly toAge: number; readonly factor: number }[] = [
  { toAge: 3, factor: 1 },
  { toAge: 7, factor: 1.1 },
  { toAge: 12, factor: 1.25 },
  { toAge: 20, factor: 1.5 },
  { toAge: Number.POSITIVE_INFINITY, factor: 1.9 },
];

/** Multiplier by the number of drivers who are young or have driven little, 0–3. */
export const NEW_DRIVERS_FACTORS: readonly number[] = [1, 1.15, 1.2, 1.25];
/** Multiplier for anybody at the wheel: never less than for three new drivers. */
export const MULTI_DRIVE_FACTOR = 1.3;

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

/** New parts instead of old ones, as a share of the programme's price. */
export const OLD_FOR_NEW_SHARE = 0.15;

/** Prices of options with a sum, as a share of the sum. */
export const SUM_OPTION_SHARES = {
  damageCarWashSumAssured: 0.04,
  noTraficPoliceSumAssured: 0.06,
  crSumAssured: 0.004,
  incidentSumAssured: 0.006,
} as const;

/** Prices of compulsory liability by kind of vehicle 0–4 (S2 §3). */
export const LIABILITY_PRICES: readonly number[] = [180, 420, 380, 120, 90];
/** Multiplier of compulsory liability for a holder who does not live in Tajikistan. */
export const NON_RESIDENT_FACTOR = 1.5;
