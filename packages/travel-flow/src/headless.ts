export type { TravelTrip } from "./model/order-values.ts";
export type { PrefetchedTravelPrice } from "./model/quote/prefetched-price.ts";
export type { TravelQuote } from "./model/quote/travel-quote.ts";
export type { TravelQuoteControl } from "./model/quote/use-travel-quote.ts";
export type { TravelOrderRequest, TravelQuoteRequest } from "./model/to-travel-payload.ts";
export { orderWithTrip, tripQuestion } from "./quick-quote/trip-question.ts";
export { useTripQuote } from "./quick-quote/use-trip-quote.ts";
export { saveOrder as saveTravelOrder } from "./screen/save-order.ts";
