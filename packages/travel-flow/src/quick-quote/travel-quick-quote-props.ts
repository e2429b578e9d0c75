import type { TravelTrip } from "../model/order-values.ts";
import type { PrefetchedTravelPrice } from "../model/quote/prefetched-price.ts";

/** Properties of `TravelQuickQuote`. */
export interface TravelQuickQuoteProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Promo code and partner of the address; included in the price. */
  readonly coupon?: string | undefined;
  /** Code of the referring partner. */
  readonly partner?: string | undefined;
  /** Known values of the trip: the form's initial values. */
  readonly initialTrip?: Partial<TravelTrip> | undefined;
  /** A price loaded with the page. */
  readonly known?: PrefetchedTravelPrice | undefined;
  /** Passes the choices to the order; only choices may be in an address or a history (SPEC-30). */
  readonly onOrder: (trip: TravelTrip) => void;
}
