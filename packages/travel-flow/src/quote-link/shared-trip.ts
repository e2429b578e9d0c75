import { type AgeGroup, TRAVEL_ADD_ONS } from "@sughurta/domain/travel";
import type { TravelOrderValues, TripValues } from "../model/order-values.ts";
import { pricedAgeGroup } from "../model/people.ts";

/** Age group of a person without any other data. */
const WIDEST_GROUP: AgeGroup = "from4to69";

/** Fields of a trip that a shared link may contain: choices, and age groups in place of people. */
export interface SharedTrip extends Omit<TripValues, "endDateMoved" | "datesPassed"> {
  /** Values of the add-ons that are on. */
  readonly addOns: Readonly<Record<string, number>>;
  readonly people: readonly { readonly group: AgeGroup; readonly sequence: readonly number[] }[];
}

/** The shareable choices of an order. */
export function toSharedTrip(values: TravelOrderValues, today: string): SharedTrip {
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
      group: pricedAgeGroup(person, today, beginDate) ?? WIDEST_GROUP,
      sequence: person.sequence,
    })),
  };
}
