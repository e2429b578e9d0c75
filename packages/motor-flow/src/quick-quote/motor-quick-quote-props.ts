import type { MotorQuickAnswers } from "../model/quick-answers.ts";
import type { PrefetchedMotorPrice } from "../model/quote/prefetched-price.ts";

/** Properties of `MotorQuickQuote`. */
export interface MotorQuickQuoteProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Promo code and partner of the address; included in the price. */
  readonly coupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** Known values of the car: the form's initial values. */
  readonly initialAnswers?: Partial<MotorQuickAnswers> | undefined;
  /** A price loaded with the page. */
  readonly known?: PrefetchedMotorPrice | undefined;
  /** Passes the values to the order, as its `initialAnswers`. */
  readonly onContinue: (answers: MotorQuickAnswers) => void;
}
