import type { TravelOrderValues } from "../order-values.ts";
import { applyCountryEffects } from "./country-effects.ts";
import { applyHolderEffects } from "./holder-effects.ts";
import { applyOptionEffects } from "./option-effects.ts";
import { applyPeopleEffects } from "./people-effects.ts";
import { applyPeriodEffects } from "./period-effects.ts";

/** Effects of a change of the order: every effect of S1 §4, from the values before and after to the resulting ones. */
export function applyOrderEffects(
  before: TravelOrderValues,
  after: TravelOrderValues,
  today: string,
): TravelOrderValues {
  const trip = applyPeriodEffects(before, applyCountryEffects(before, after), today);
  const people = applyPeopleEffects(before, applyHolderEffects(before, trip));
  return applyOptionEffects(before, people);
}
