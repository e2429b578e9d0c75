import { type StartingPrices, startingPrices } from "@sughurta/contracts/shop";
import { tripPrice } from "@sughurta/contracts/travel";
import { type AgeGroup, usualAgeGroup } from "@sughurta/domain/travel";
import type { PlainTrip } from "@sughurta/travel-flow";
import type { Services } from "#server/render/services.ts";

/** How long a page waits for a price; later it is requested by the browser. */
const PRICE_MS = 300;

type Needs = Pick<Services, "optional" | "prices">;

/** The lowest prices of the calculated products; none while the service does not respond. */
export function loadStartingPrices(services: Needs): Promise<Partial<StartingPrices>> {
  const found = services.prices.find(startingPrices).then((prices) => prices ?? {});
  return services.optional<Partial<StartingPrices>>(found, {}, PRICE_MS);
}

/** The price of a trip, TJS, and the age group of its people. */
interface TripPrice {
  readonly price?: number;
  readonly ages?: AgeGroup;
}

/** The price of a trip; none where it is not for sale or the service does not respond. */
export function loadTripPrice(services: Needs, trip: PlainTrip): Promise<TripPrice> {
  const { country, beginDate, endDate, people } = trip;
  const query = { country, begin_date: beginDate, end_date: endDate, people };
  const price = services.prices
    .find(tripPrice, { query })
    .then((quote) =>
      quote?.errorMsg.length === 0
        ? { price: quote.sumPrem, ages: usualAgeGroup(quote.ageGroups) }
        : {},
    );
  return services.optional<TripPrice>(price, {}, PRICE_MS);
}
