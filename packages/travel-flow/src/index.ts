export { discardTravelDraft } from "./draft/discard-draft.ts";
export { TravelLanding, type TravelLandingProps } from "./landing/travel-landing.tsx";
export type { TravelTrip } from "./model/order-values.ts";
export { isTravelTrip } from "./model/travel-trip.ts";
export { quickQuoteTexts } from "./quick-quote/quick-quote-texts.ts";
export { TravelQuickQuote } from "./quick-quote/travel-quick-quote.tsx";
export type { TravelQuickQuoteProps } from "./quick-quote/travel-quick-quote-props.ts";
export { renewTravelOrder } from "./renewal/renew-travel-order.ts";
export type { TravelRenewal } from "./renewal/travel-renewal.ts";
export { TravelFlow } from "./screen/travel-flow.tsx";
export type { TravelFlowProps } from "./screen/travel-flow-props.ts";
export { travelTexts } from "./texts/travel-texts.ts";
export {
  TRAVEL_SETTINGS,
  type TravelConfig,
  TravelConfigError,
  travelConfig,
} from "./travel-config.ts";
