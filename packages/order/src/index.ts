export { defineOrder } from "./definition/define-order.ts";
export { partsSchema } from "./definition/parts-schema.ts";
export { priceChange } from "./quote/price-change.ts";
export {
  lastQuote,
  type Quote,
  type QuoteOutcome,
  type QuoteState,
} from "./quote/quote-state.ts";
export { type QuoteControl, useQuote } from "./quote/use-quote.ts";
export type { OrderHistory } from "./steps/order-history.ts";
export { type OrderSteps, partsOfStep } from "./steps/order-layout.ts";
export {
  firstPlace,
  isFinished,
  isLast,
  type OrderPlace,
  type PlaceByPart,
  toPlaceByPart,
} from "./steps/order-place.ts";
export { useOrderSteps } from "./steps/use-order-steps.ts";
