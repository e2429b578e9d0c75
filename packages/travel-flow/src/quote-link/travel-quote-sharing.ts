import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import { lazyModule } from "@sughurta/lazy-module";
import type { QuoteSharing } from "@sughurta/order/quote-link";
import type { TravelOrderValues } from "../model/order-values.ts";
import { toSharedTrip } from "./shared-trip.ts";

/** A travel order's link to its quote. */
export const travelQuoteSharing: QuoteSharing<TravelOrderValues> = {
  kind: TRAVEL_DRAFT,
  of: toSharedTrip,
  reader: lazyModule(async () => (await import("./read-shared-trip.ts")).readSharedTrip),
};
