import { addOnValue, OPTION_CODES, TRAVEL_ADD_ONS } from "@sughurta/domain/travel";
import { type PricePart, travelPriceParts } from "./travel-price.ts";
import type { TravelFigures } from "./travel-tariff.ts";
import type { TripRequest } from "./trip-rules.ts";

/** A trip with every add-on on: chosen ones unchanged, others at their default sum. */
function withEveryAddOn(trip: TripRequest): TripRequest {
  const addOns = TRAVEL_ADD_ONS.map(({ field }) => [field, trip[field] || addOnValue(field, true)]);
  const everybody = { sequence: [OPTION_CODES.covid] };
  const las = trip.covid19Option ? trip.las : trip.las.map((one) => ({ ...one, ...everybody }));
  return { ...trip, ...Object.fromEntries(addOns), las };
}

/** Price of each add-on when it is on, Covid for all travellers: the prices before a choice. */
export function offeredParts(
  figures: TravelFigures,
  trip: TripRequest,
  tjsPerUnit: number,
): readonly PricePart[] {
  const addOns = new Set<string>(TRAVEL_ADD_ONS.map(({ field }) => field));
  const parts = travelPriceParts(figures, withEveryAddOn(trip), tjsPerUnit);
  return parts.filter(({ part }) => addOns.has(part));
}
