import { type AgeGroup, ageGroupId, TRAVEL_ADD_ONS, usualAgeGroup } from "@sughurta/domain/travel";
import type { TravelOrderValues, TripValues } from "../model/order-values.ts";
import { pricedAgeGroup } from "../model/people.ts";

/** Fields of a trip that a shared link may contain: choices, and age groups in place of people. */
export interface SharedTrip extends Omit<TripValues, "endDateMoved" | "datesPassed"> {
  /** Values of the add-ons that are on. */
  readonly addOns: Readonly<Record<string, number>>;
  readonly people: readonly { readonly group: string; readonly sequence: readonly number[] }[];
}

/** The shareable choices of an order; `groups` are the age groups on sale. */
export function toSharedTrip(
  values: TravelOrderValues,
  today: string,
  groups: readonly AgeGroup[],
): SharedTrip {
  const { country, howOften, beginDate, endDate, dayCount } = values;
  const { currency, mainSumAssured, spaType, sportOption, sequence, las } = values;
  const chosen = TRAVEL_ADD_ONS.filter(({ field }) => values[field] > 0);
  return {
    country,
    howOften,
    beginDate,
    endDate,
    dayCount,
    currency,
    mainSumAssured,
    spaType,
    sportOption,
    sequence,
    addOns: Object.fromEntries(chosen.map(({ field }) => [field, values[field]])),
    people: las.map((person) => ({
      group: ageGroupId(pricedAgeGroup(person, today, beginDate, groups) ?? usualAgeGroup(groups)),
      sequence: person.sequence,
    })),
  };
}
