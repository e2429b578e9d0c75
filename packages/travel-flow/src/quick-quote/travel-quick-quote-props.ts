import type { TravelTrip } from "../model/order-values.ts";

/** Properties of `TravelQuickQuote`. */
export interface TravelQuickQuoteProps {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  /** Promo code and partner that came with the address; the price counts with them. */
  readonly coupon?: string | undefined;
  /** Code of the partner who brought the visitor. */
  readonly partner?: string | undefined;
  /** Takes what was chosen to the order; only its choices may stand in an address or a history (SPEC-30). */
  readonly onOrder: (trip: TravelTrip) => void;
}
