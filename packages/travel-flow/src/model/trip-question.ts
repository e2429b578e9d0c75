import { isIsoDate } from "@sughurta/domain";
import { holderBirthDateViolation, usualBirthDate } from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import { applyOrderEffects } from "./order-effects.ts";
import {
  newPerson,
  newTravelOrder,
  type TravelOrderValues,
  type TravelTrip,
} from "./order-values.ts";
import { toTravelQuote } from "./to-travel-payload.ts";
import { orderFromTrip } from "./travel-trip.ts";
import { tripErrors } from "./trip.ts";

/** Input of a quick price beside the trip. */
export interface TripQuestionOptions {
  /** Today in Asia/Dushanbe, ISO, from the server. */
  readonly today: string;
  readonly partner?: string | undefined;
  readonly coupon?: string | undefined;
}

/** An order with the known values of a trip; omitted values are as in a new order. */
export function orderWithTrip(trip: Partial<TravelTrip>, today: string): TravelOrderValues {
  const empty = newTravelOrder(today);
  return applyOrderEffects(empty, { ...empty, ...trip }, today);
}

/** The price request of a trip without people's names, or the rule that the trip breaks. */
export function tripQuestion(
  values: TravelOrderValues,
  { today, partner, coupon }: TripQuestionOptions,
) {
  const traveller = withTraveller(values, today);
  const [violation] = Object.values(quickQuoteErrors(values, today));
  const request = violation
    ? undefined
    : toTravelQuote(traveller, { partner, coupon, shortValidate: true });
  return { request, violation, guessed: traveller.las[0]?.laBirthday === "" };
}

/** The price request of a trip of people who are named later, or the rule that the trip breaks. */
export function peopleQuestion(
  trip: TravelTrip,
  { today, partner, coupon }: TripQuestionOptions,
): {
  readonly request: ReturnType<typeof toTravelQuote> | undefined;
  readonly violation: FieldErrors[string] | undefined;
} {
  const order = orderFromTrip(trip, today);
  const [violation] = Object.values(tripErrors(order, today));
  return { violation, request: violation ? undefined : toTravelQuote(order, { partner, coupon }) };
}

/** The one traveller is the holder, so errors of one are shown at the other. */
const TRAVELLER_BIRTHDAY = "las[0].laBirthday";

/** Rules between the fields of the quick quote: the trip's, and the age of the holder (S1 §5). */
export function quickQuoteErrors(values: TravelOrderValues, today: string): FieldErrors {
  const { holderBirthday } = values;
  const traveller = withTraveller(values, today);
  const { [TRAVELLER_BIRTHDAY]: tooOld, ...trip } = tripErrors(traveller, today);
  const violation = isIsoDate(holderBirthday) && holderBirthDateViolation(holderBirthday, today);
  const birthday = violation ? { code: violation } : tooOld;
  return birthday ? { ...trip, holderBirthday: birthday } : trip;
}

/** Whether the birth date is known and valid for a holder. */
function knowsTraveller({ holderBirthday }: TravelOrderValues, today: string): boolean {
  return isIsoDate(holderBirthday) && holderBirthDateViolation(holderBirthday, today) === undefined;
}

/**
 * The order with its one traveller, who is the holder (SPEC-36); until the birth date is typed,
 * an adult, so that a price can be shown at once (SPEC-32).
 */
function withTraveller(values: TravelOrderValues, today: string): TravelOrderValues {
  const begin = isIsoDate(values.beginDate) ? values.beginDate : today;
  const traveller = knowsTraveller(values, today)
    ? { laBirthday: values.holderBirthday }
    : { laAgeGuess: usualBirthDate(today, begin) };
  return { ...values, las: [newPerson("1", traveller)] };
}
