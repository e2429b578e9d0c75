export { discardTravelDraft } from "./draft/discard-draft.ts";
export { TravelLanding, type TravelLandingProps } from "./landing/travel-landing.tsx";
export type { TravelTrip } from "./model/order-values.ts";
export { isTravelTrip } from "./model/travel-trip.ts";
export { quickQuoteTexts } from "./quick-quote/quick-quote-texts.ts";
export type { TravelQuickQuoteProps } from "./quick-quote/travel-quick-quote.tsx";
export { TravelQuickQuote } from "./quick-quote/travel-quick-quote.tsx";
export type { TravelRenewal } from "./renewal/place-renewed-order.ts";
export { renewTravelOrder } from "./renewal/renew-travel-order.ts";
export { TravelFlow } from "./screen/travel-flow.tsx";
export type { TravelFlowProps } from "./screen/use-travel-order.ts";
export { travelTexts } from "./texts/travel-texts.ts";
export {
  defaultPlainTrip,
  type PlainTrip,
  readPlainTrip,
  toTravelTrip,
} from "./trip-quote/plain-trip.ts";
export { TripQuote, type TripQuoteProps } from "./trip-quote/trip-quote.tsx";
export { tripQuoteTexts } from "./trip-quote/trip-quote-texts.ts";
