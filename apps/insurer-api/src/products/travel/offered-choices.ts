import type { AnswerOf } from "@sughurta/contracts/core";
import type { calculateTravel } from "@sughurta/contracts/travel";
import { fromDiram } from "@sughurta/domain";
import { AGE_GROUPS, birthDateForGroup, MEDICAL_SUMS } from "@sughurta/domain/travel";
import { sumOf, travelPriceParts } from "./travel-price.ts";
import type { TravelFigures } from "./travel-tariff.ts";
import type { TripRequest } from "./trip-rules.ts";

type OfferedChoices = NonNullable<AnswerOf<typeof calculateTravel, 200>["offeredChoices"]>;

/** Price difference of another sum, kind of leisure or one more person of an age group, TJS, before a promo code. */
export function offeredChoices(
  figures: TravelFigures,
  trip: TripRequest,
  tjsPerUnit: number,
): OfferedChoices {
  const total = (changed: TripRequest) => sumOf(travelPriceParts(figures, changed, tjsPerUnit));
  const now = total(trip);
  const change = (changes: Partial<TripRequest>) => fromDiram(total({ ...trip, ...changes }) - now);
  const sums = MEDICAL_SUMS.map((mainSumAssured) => ({
    field: "mainSumAssured" as const,
    value: String(mainSumAssured),
    sumPrem: change({ mainSumAssured }),
  }));
  const leisure = ([0, 1] as const).map((sportOption) => ({
    field: "spaType" as const,
    value: String(sportOption),
    sumPrem: change({ sportOption }),
  }));
  const people = AGE_GROUPS.flatMap(({ id }) => {
    const laBirthday = birthDateForGroup(id, trip.beginDate);
    const [somebody] = trip.las;
    if (laBirthday === undefined || somebody === undefined) return [];
    const las = [...trip.las, { ...somebody, laBirthday, sequence: undefined }];
    return [{ field: "las" as const, value: id, sumPrem: change({ las }) }];
  });
  return [...sums, ...leisure, ...people];
}
