export { defineOrder, type OrderDefinition } from "./definition/define-order.ts";
export { partsSchema } from "./definition/parts-schema.ts";
export { priceChange } from "./quote/price-change.ts";
export { lastQuote, type Quote, type QuoteOutcome, type QuoteState } from "./quote/quote-state.ts";
export { type QuoteControl, useQuote } from "./quote/use-quote.ts";
export type { OrderHistory } from "./steps/order-history.ts";
export type { OrderSteps } from "./steps/order-layout.ts";
export type { OrderPlace, PlaceByPart } from "./steps/order-place.ts";
export { useOrderWizard } from "./wizard/use-order-wizard.ts";
