export { discardTravelDraft } from "./draft/discard-draft.ts";
export { TravelLanding, type TravelLandingProps } from "./landing/travel-landing.tsx";
export type { TravelTrip } from "./order/order-values.ts";
export { TravelFlow } from "./order/travel-flow.tsx";
export type { TravelFlowProps } from "./order/travel-flow-props.ts";
export { isTravelTrip } from "./order/travel-trip.ts";
export { quickQuoteTexts } from "./quick-quote/quick-quote-texts.ts";
export { TravelQuickQuote } from "./quick-quote/travel-quick-quote.tsx";
export type { TravelQuickQuoteProps } from "./quick-quote/travel-quick-quote-props.ts";
export { renewTravelOrder } from "./renewal/renew-travel-order.ts";
export type { TravelRenewal } from "./renewal/travel-renewal.ts";
export { travelTexts } from "./texts/travel-texts.ts";
export {
  TRAVEL_SETTINGS,
  type TravelConfig,
  TravelConfigError,
  travelConfig,
} from "./travel-config.ts";
