import { TRAVEL_DRAFT } from "@sughurta/contracts/draft-names";
import type { AgeGroup } from "@sughurta/domain/travel";
import { lazyModule } from "@sughurta/lazy-module";
import type { QuoteSharing } from "@sughurta/order/quote-link";
import type { TravelOrderValues } from "../model/order-values.ts";
import { toSharedTrip } from "./shared-trip.ts";

type TravelSharing = QuoteSharing<TravelOrderValues>;

/** How a link to a quote is read; it names the age groups of its people. */
export const travelQuoteReading: Pick<TravelSharing, "kind" | "reader"> = {
  kind: TRAVEL_DRAFT,
  reader: lazyModule(async () => (await import("./read-shared-trip.ts")).readSharedTrip),
};

/** How a travel order is written to a link while these age groups are on sale. */
export const travelQuoteSharing = (
  groups: readonly AgeGroup[],
): Pick<TravelSharing, "kind" | "of"> => ({
  kind: TRAVEL_DRAFT,
  of: (values, today) => toSharedTrip(values, today, groups),
});
