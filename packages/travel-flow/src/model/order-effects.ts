import { isIsoDate } from "@sughurta/domain";
import {
  addOnValue,
  allowsPregnancy,
  getLeisure,
  OPTION_CODES,
  TRAVEL_ADD_ONS,
  type TravelAddOn,
  withOption,
} from "@sughurta/domain/travel";
import { applyHolderEffects } from "./holder.ts";
import { isSumAddOn, type TravelOrderValues } from "./order-values.ts";
import { applyPeopleEffects, pricedBirthDate } from "./people.ts";
import { applyCountryEffects, applyPeriodEffects } from "./trip.ts";

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

/** Value of an add-on that is switched on: the sum chosen last, the middle one before that (SPEC-33). */
export function switchedOnValue(
  { addOnSums }: Pick<TravelOrderValues, "addOnSums">,
  field: TravelAddOn,
): number {
  const sum = isSumAddOn(field) ? addOnSums[field] : 0;
  return sum === 0 ? addOnValue(field, true) : sum;
}

/** Opening the options presets each sum to its middle entry; nothing is switched on (SPEC-33). */
export function withMiddleSums(values: TravelOrderValues): TravelOrderValues {
  const preset = Object.fromEntries(
    TRAVEL_ADD_ONS.filter(({ sums }) => sums.length > 0).map(({ field }) => [
      field,
      switchedOnValue(values, field),
    ]),
  );
  return { ...values, addOnSums: { ...values.addOnSums, ...preset } };
}

function applyLeisureEffects(
  before: TravelOrderValues,
  after: TravelOrderValues,
): TravelOrderValues {
  if (after.spaType === before.spaType) return after;
  return { ...after, ...getLeisure(Number(after.spaType), after.sequence) };
}

function rememberSums(before: TravelOrderValues, after: TravelOrderValues): TravelOrderValues {
  const chosen = TRAVEL_ADD_ONS.filter(
    ({ field, sums }) => sums.length > 0 && after[field] > 0 && after[field] !== before[field],
  ).map(({ field }) => [field, after[field]]);
  if (chosen.length === 0) return after;
  return { ...after, addOnSums: { ...after.addOnSums, ...Object.fromEntries(chosen) } };
}

/** Changing from one accident sum to another is a choice; switching it on or off is not (S1 §3). */
function noteManualSum(before: TravelOrderValues, after: TravelOrderValues): TravelOrderValues {
  const moved = after.accSumAssured !== before.accSumAssured;
  const chosen = moved && before.accSumAssured > 0 && after.accSumAssured > 0;
  return chosen && !after.accManual ? { ...after, accManual: true } : after;
}

/** Whether pregnancy can be covered; an incomplete birth date is ignored. */
function mayCoverPregnancy({ las, beginDate }: TravelOrderValues): boolean {
  const birthDates = las.map(pricedBirthDate);
  const known = birthDates.filter(isIsoDate);
  if (!isIsoDate(beginDate) || known.length < birthDates.length) return true;
  return allowsPregnancy(known, beginDate);
}

function applyPregnancyEffects(after: TravelOrderValues): TravelOrderValues {
  if (after.pregnantOption === 0 || mayCoverPregnancy(after)) return after;
  return { ...after, pregnantOption: 0 };
}

function applySequenceEffects(after: TravelOrderValues): TravelOrderValues {
  const wanted = [
    [OPTION_CODES.pregnancy, after.pregnantOption > 0],
    [OPTION_CODES.home, after.flatSumAssured > 0],
  ] as const;
  const wrong = wanted.filter(([code, on]) => after.sequence.includes(code) !== on);
  if (wrong.length === 0) return after;
  const sequence = wrong.reduce<readonly number[]>(
    (codes, [code, on]) => withOption(codes, code, on),
    after.sequence,
  );
  return { ...after, sequence };
}

/** Rest type, pregnancy and the list of chosen options follow the choices (S1 §4, SPEC-36). */
function applyOptionEffects(
  before: TravelOrderValues,
  after: TravelOrderValues,
): TravelOrderValues {
  const leisure = applyLeisureEffects(before, after);
  const sums = noteManualSum(before, rememberSums(before, leisure));
  return applySequenceEffects(applyPregnancyEffects(sums));
}
