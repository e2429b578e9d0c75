export type { Checkout } from "@sughurta/checkout";
export type {
  MotorQuickAnswers,
  MotorQuote,
  MotorQuoteControl,
} from "@sughurta/motor-flow/headless";
export type { TravelQuote, TravelQuoteControl, TravelTrip } from "@sughurta/travel-flow/headless";
export { useMotorQuote } from "./headless/use-motor-quote.ts";
export { type OwnOrders, usePurchase } from "./headless/use-purchase.ts";
export { useTravelQuote } from "./headless/use-travel-quote.ts";
