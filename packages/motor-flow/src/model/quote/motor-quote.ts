import { hasOwn } from "@sughurta/domain";
import type { QuoteState } from "@sughurta/order/quote";

/** Parts of a motor price, in display order (S2 §3), and the text that names each. */
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

/** One instalment of a plan. */
export interface Instalment {
  /** ISO date. */
  readonly date: string;
  /** TJS. */
  readonly sum: number;
}

/** A price with its parts, in TJS (S2 §3, §7). */
export interface MotorQuote {
  /** The priced programme. */
  readonly product: string;
  /** Code of the priced kind of vehicle; undefined for casco. */
  readonly vehicleType?: number | undefined;
  readonly sumPrem: number;
  /** The first instalment, TJS, where the order is paid in instalments. */
  readonly dueNow: number | undefined;
  readonly valueAmount: number;
  /** Maximum payout of the policy, TJS, where it is given: for compulsory liability, per accident. */
  readonly sumAssured: number | undefined;
  readonly couponErr: string;
  readonly parts: readonly { readonly part: PremiumField; readonly sumPrem: number }[];
  /** Price of a programme or an option once it is chosen, by its field; empty where none is given. */
  readonly offered: ReadonlyMap<PremiumField, number>;
  /** Price of the policy with each programme and its options, before a promo code; empty where it is not given. */
  readonly programTotals: ReadonlyMap<string, number>;
  /** Additional price of each way of compensation, TJS, by its code; empty where it is not given. */
  readonly compensations: readonly number[];
  /** Empty for a single payment. */
  readonly instalments: readonly Instalment[];
}

/** The live price of a motor order. */
export type MotorQuoteState = QuoteState<MotorQuote>;

/** A price without the values of another kind of vehicle, which do not apply to this one. */
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
