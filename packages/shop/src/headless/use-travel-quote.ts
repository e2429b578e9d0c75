import {
  type TravelQuoteControl,
  type TravelTrip,
  useTripQuote,
} from "@sughurta/travel-flow/headless";
import { TRAVEL } from "../events/shop-event.ts";
import { useOrderOfShop } from "../parts/open-order.ts";
import { useShop } from "../settings/shop-context.ts";
import { useReportPrice } from "./use-report-price.ts";

/**
 * The live price of a trip for a screen of your own: `idle` until a country is chosen, then `loading`, `ready` with
 * `quote.sumPrem` in TJS, or `rejected` with the reason. Omitted values of the trip are as in a new quick quote.
 */
export function useTravelQuote(trip: Partial<TravelTrip>): TravelQuoteControl {
  const { today, partner, initialCoupon: coupon } = useOrderOfShop();
  const quote = useTripQuote(trip, { today, partner, coupon, known: useShop().start?.travel });
  useReportPrice(TRAVEL, quote);
  return quote;
}
