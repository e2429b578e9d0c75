export type { TravelTrip } from "./model/order-values.ts";
export type { TravelOrderRequest, TravelQuoteRequest } from "./model/to-travel-payload.ts";
export { saveOrder as saveTravelOrder, type TravelQuote } from "./model/travel-quote.ts";
export {
  orderWithTrip,
  type PrefetchedTravelPrice,
  type TravelQuoteControl,
  tripQuestion,
  useTripQuote,
} from "./model/use-travel-quote.ts";
