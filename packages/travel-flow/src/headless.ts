export type { TravelTrip } from "./model/order-values.ts";
export type { TravelOrderRequest, TravelQuoteRequest } from "./model/to-travel-payload.ts";
export { saveOrder as saveTravelOrder, type TravelQuote } from "./model/travel-quote.ts";
export { orderWithTrip, tripQuestion } from "./model/trip-question.ts";
export {
  type PrefetchedTravelPrice,
  type TravelQuoteControl,
  useTripQuote,
} from "./model/use-travel-quote.ts";
