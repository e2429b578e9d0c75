import type { TravelTrip } from "../model/order-values.ts";
import type { PrefetchedTravelPrice } from "../model/quote/prefetched-price.ts";

/** Properties of `TravelQuickQuote`. */
export interface TravelQuickQuoteProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Promo code and partner that came with the address; the price counts with them. */
  readonly coupon?: string | undefined;
  /** Code of the partner who brought the visitor. */
  readonly partner?: string | undefined;
  /** What is known of the trip: the form begins with it. */
  readonly initialTrip?: Partial<TravelTrip> | undefined;
  /** A price that came with the page. */
  readonly known?: PrefetchedTravelPrice | undefined;
  /** Takes what was chosen to the order; only its choices may stand in an address or a history (SPEC-30). */
  readonly onOrder: (trip: TravelTrip) => void;
}
