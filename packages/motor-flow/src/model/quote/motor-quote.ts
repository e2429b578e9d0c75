import { hasOwn } from "@sughurta/domain";
import type { QuoteState } from "@sughurta/order/quote";

/** Parts of a motor price, in the order in which they are told (S2 §3), and the text that names each. */
export const PREMIUM_NAMES = {
  totalLossPrem: "program.covers.totalLoss",
  partialDamagePrem: "program.covers.partialDamage",
  theftPrem: "program.covers.theft",
  crSumPrem: "options.crSumAssured",
  incidentPrem: "options.incidentSumAssured",
  accidentDriverPrem: "options.accidentAnyOption",
  accident3tpPrem: "options.accident3tpOption",
  oldNewPrem: "options.oldNewOption",
  damageCarWashPrem: "options.damageCarWashSumAssured",
  noTraficPoliceSumPrem: "options.noTraficPoliceSumAssured",
  greenCardUzbPrem: "options.greenCardUzbOption",
  greenCardKazPrem: "options.greenCardKazOption",
  greenCardKgzPrem: "options.greenCardKgzOption",
} as const;

/** Field of a part of the price. */
export type PremiumField = keyof typeof PREMIUM_NAMES;

const isPremiumField = (name: string): name is PremiumField => hasOwn(PREMIUM_NAMES, name);

/** The fields of all parts, in their order. */
export const PREMIUM_FIELDS: readonly PremiumField[] =
  Object.keys(PREMIUM_NAMES).filter(isPremiumField);

/** One payment of a plan. */
export interface Instalment {
  /** ISO date. */
  readonly date: string;
  /** TJS. */
  readonly sum: number;
}

/** A price with its parts, in TJS (S2 §3, §7). */
export interface MotorQuote {
  /** The programme that it is the price of. */
  readonly product: string;
  /** Code of the kind of vehicle that it is for; nothing of casco. */
  readonly vehicleType?: number | undefined;
  readonly sumPrem: number;
  /** What is paid with the order where it is paid in instalments, TJS. */
  readonly dueNow: number | undefined;
  readonly valueAmount: number;
  /** Maximum payout of the policy, TJS, where it is given: for compulsory liability, per accident. */
  readonly sumAssured: number | undefined;
  readonly couponErr: string;
  readonly parts: readonly { readonly part: PremiumField; readonly sumPrem: number }[];
  /** Price of a programme or an option once it is chosen, by its field; empty where none is given. */
  readonly offered: ReadonlyMap<PremiumField, number>;
  /** What the policy costs with each programme and its options, before a promo code; empty where it is not told. */
  readonly programTotals: ReadonlyMap<string, number>;
  /** What each way of compensation adds, TJS, by its code; empty where it is not told. */
  readonly compensations: readonly number[];
  /** Empty where the whole is paid at once. */
  readonly instalments: readonly Instalment[];
}

/** The live price of a motor order. */
export type MotorQuoteState = QuoteState<MotorQuote>;

/** A price without the figures that were of another kind of vehicle, which are no hint at this one. */
export function ofVehicleType<State extends MotorQuoteState>(
  quote: State,
  vehicleType: number | undefined,
): State {
  const isOther = (one: MotorQuote | undefined) =>
    one !== undefined && one.vehicleType !== vehicleType;
  if (quote.kind === "ready")
    return isOther(quote.before) ? { ...quote, before: undefined } : quote;
  return isOther(quote.last) ? { ...quote, last: undefined } : quote;
}
