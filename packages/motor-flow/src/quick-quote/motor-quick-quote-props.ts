import type { MotorQuickAnswers } from "../model/quick-answers.ts";

/** Properties of `MotorQuickQuote`. */
export interface MotorQuickQuoteProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Promo code and partner that came with the address; the price counts with them. */
  readonly coupon?: string | undefined;
  /** Code of the partner who brought the visitor. */
  readonly partner?: string | undefined;
  /** Takes what was answered to the order, which begins with it as `initialAnswers`. */
  readonly onContinue: (answers: MotorQuickAnswers) => void;
}
