export { discardTravelDraft } from "./draft/discard-draft.ts";
export { TravelLanding, type TravelLandingProps } from "./landing/travel-landing.tsx";
export {
  type HowOften,
  type InsuredPerson,
  newTravelOrder,
  type SpaType,
  type TravelOrderValues,
  type TravelTrip,
} from "./order/order-values.ts";
export {
  type QuoteExtras,
  type TravelQuoteRequest,
  toTravelQuote,
} from "./order/to-travel-payload.ts";
export { TravelFlow } from "./order/travel-flow.tsx";
export type { TravelFlowProps } from "./order/travel-flow-props.ts";
export { isTravelTrip, orderFromTrip } from "./order/travel-trip.ts";
export { quickQuoteTexts } from "./quick-quote/quick-quote-texts.ts";
export { TravelQuickQuote, type TravelQuickQuoteProps } from "./quick-quote/travel-quick-quote.tsx";
export type { QuoteState, TravelQuote } from "./quote/quote-state.ts";
export { type TravelQuoteControl, useTravelQuote } from "./quote/use-travel-quote.ts";
export { travelTexts } from "./texts/travel-texts.ts";
