import {
  type MotorQuickAnswers,
  type MotorQuoteControl,
  useCarQuote,
} from "@sughurta/motor-flow/headless";
import { LIABILITY } from "../events/shop-event.ts";
import { useOrderOfShop } from "../parts/open-order.ts";
import { useShop } from "../settings/shop-context.ts";
import { useReportPrice } from "./use-report-price.ts";

/** The live price of compulsory liability for a screen of your own: `idle` until make and year are known. */
export function useMotorQuote(answers: Partial<MotorQuickAnswers>): MotorQuoteControl {
  const { today, partner, initialCoupon: coupon } = useOrderOfShop();
  const quote = useCarQuote(answers, { today, partner, coupon, known: useShop().start?.car });
  useReportPrice(LIABILITY, quote);
  return quote;
}
