import type { QuoteState } from "@sughurta/order";

/** Parts of a motor price, in the order in which they are told (S2 §3). */
export const PREMIUM_FIELDS = [
  "totalLossPrem",
  "partialDamagePrem",
  "theftPrem",
  "crSumPrem",
  "incidentPrem",
  "accidentDriverPrem",
  "accident3tpPrem",
  "oldNewPrem",
  "damageCarWashPrem",
  "noTraficPoliceSumPrem",
  "greenCardUzbPrem",
  "greenCardKazPrem",
  "greenCardKgzPrem",
] as const;

/** Field of a part of the price. */
export type PremiumField = (typeof PREMIUM_FIELDS)[number];

/** One payment of a plan. */
export interface Instalment {
  /** ISO date. */
  readonly date: string;
  /** TJS. */
  readonly sum: number;
}

/** A price with its parts, in TJS (S2 §3, §7). */
export interface MotorQuote {
  readonly sumPrem: number;
  readonly valueAmount: number;
  readonly couponErr: string;
  readonly parts: readonly { readonly part: PremiumField; readonly sumPrem: number }[];
  /** What a programme or an option costs once it is chosen, by its field; empty where none is told. */
  readonly offered: ReadonlyMap<PremiumField, number>;
  /** Empty where the whole is paid at once. */
  readonly instalments: readonly Instalment[];
}

/** The live price of a motor order. */
export type MotorQuoteState = QuoteState<MotorQuote>;
