import type { MotorQuickAnswers } from "../model/quick-answers.ts";
import type { PrefetchedMotorPrice } from "../model/quote/prefetched-price.ts";

/** Properties of `MotorQuickQuote`. */
export interface MotorQuickQuoteProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Promo code and partner that came with the address; the price counts with them. */
  readonly coupon?: string | undefined;
  /** Code of the partner who brought the visitor. */
  readonly partner?: string | undefined;
  /** What is known of the car: the form begins with it. */
  readonly initialAnswers?: Partial<MotorQuickAnswers> | undefined;
  /** A price that came with the page. */
  readonly known?: PrefetchedMotorPrice | undefined;
  /** Takes what was answered to the order, which begins with it as `initialAnswers`. */
  readonly onContinue: (answers: MotorQuickAnswers) => void;
}
