import { settleCountries } from "./country-effects.ts";
import { settleHolder } from "./holder-effects.ts";
import { settleOptions } from "./option-effects.ts";
import type { TravelOrderValues } from "./order-values.ts";
import { settlePeople } from "./people-effects.ts";
import { settlePeriod } from "./period-effects.ts";

/** What follows from a change of the order: every effect of S1 §4, from before and after to what it becomes. */
export function settleOrder(
  before: TravelOrderValues,
  after: TravelOrderValues,
  today: string,
): TravelOrderValues {
  const trip = settlePeriod(before, settleCountries(before, after), today);
  const people = settlePeople(before, settleHolder(before, trip));
  return settleOptions(before, people);
}
