import { isIsoDate } from "@sughurta/domain";
import { birthDateForGroup, holderBirthDateViolation } from "@sughurta/domain/travel";
import type { FieldErrors } from "@sughurta/forms";
import { newPerson } from "../model/new-order.ts";
import type { TravelOrderValues } from "../model/order-values.ts";
import { tripErrors } from "../model/schemas/trip-errors.ts";

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
 * a person of the widest age group, so that a price can be shown at once (SPEC-32).
 */
export function withTraveller(values: TravelOrderValues, today: string): TravelOrderValues {
  const begin = isIsoDate(values.beginDate) ? values.beginDate : today;
  const traveller = knowsTraveller(values, today)
    ? { laBirthday: values.holderBirthday }
    : { laAgeGuess: birthDateForGroup("from4to69", today, begin) ?? "" };
  return { ...values, las: [newPerson("1", traveller)] };
}
