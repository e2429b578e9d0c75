import type { ResponseOf } from "@sughurta/contracts/core";
import type { calculateTravel } from "@sughurta/contracts/travel";
import { fromDiram } from "@sughurta/domain";
import {
  addOnValue,
  ageGroupId,
  birthDateForGroup,
  OPTION_CODES,
  TRAVEL_ADD_ONS,
} from "@sughurta/domain/travel";
import { getSum, type PricePart, travelPriceParts } from "./travel-price.ts";
import { getAgeGroups, getMedicalSums, type TravelFigures } from "./travel-tariff.ts";
import type { TripRequest } from "./trip-rules.ts";

type OfferedChoices = NonNullable<ResponseOf<typeof calculateTravel, 200>["offeredChoices"]>;

/** Price difference of another sum, kind of leisure or one more person of an age group, TJS, before a promo code. */
export function offeredChoices(
  figures: TravelFigures,
  trip: TripRequest,
  tjsPerUnit: number,
): OfferedChoices {
  const total = (changed: TripRequest) => getSum(travelPriceParts(figures, changed, tjsPerUnit));
  const now = total(trip);
  const change = (changes: Partial<TripRequest>) => fromDiram(total({ ...trip, ...changes }) - now);
  const sums = getMedicalSums(figures).map((mainSumAssured) => ({
    field: "mainSumAssured" as const,
    value: String(mainSumAssured),
    sumPrem: change({ mainSumAssured }),
  }));
  const leisure = ([0, 1] as const).map((sportOption) => ({
    field: "spaType" as const,
    value: String(sportOption),
    sumPrem: change({ sportOption }),
  }));
  const people = getAgeGroups(figures).flatMap((group) => {
    const laBirthday = birthDateForGroup(group, trip.beginDate);
    const [somebody] = trip.las;
    if (laBirthday === undefined || somebody === undefined) return [];
    const las = [...trip.las, { ...somebody, laBirthday, sequence: undefined }];
    return [{ field: "las" as const, value: ageGroupId(group), sumPrem: change({ las }) }];
  });
  return [...sums, ...leisure, ...people];
}

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
