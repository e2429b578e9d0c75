import { isIsoDate } from "@sughurta/domain";
import { birthDateForGroup, holderBirthDateViolation } from "@sughurta/domain/travel";
import { dateWithin, type FieldErrors, gender } from "@sughurta/forms";
import { partsSchema } from "@sughurta/order";
import * as z from "zod/mini";
import { newPerson } from "../order/new-order.ts";
import type { TravelOrderValues } from "../order/order-values.ts";
import { tripErrors, tripSchema } from "../steps/trip/trip-schema.ts";

/** The one traveller is the holder, so what is wrong with one is told at the other. */
const TRAVELLER_BIRTHDAY = "las[0].laBirthday";

const holderSchema = z.object({ holderBirthday: dateWithin({}), holderGender: gender });

/** What the quick quote asks for, of the values of a whole order (S1 §5); errors are codes. */
export const quickQuoteSchema = partsSchema<TravelOrderValues>([tripSchema, holderSchema]);

/** Rules between the fields of the quick quote: the trip's, and the age of the holder (S1 §5). */
export function quickQuoteErrors(values: TravelOrderValues, today: string): FieldErrors {
  const { holderBirthday } = values;
  const traveller = withTraveller(values, today);
  const { [TRAVELLER_BIRTHDAY]: tooOld, ...trip } = tripErrors(traveller, today);
  const violation = isIsoDate(holderBirthday) && holderBirthDateViolation(holderBirthday, today);
  const birthday = violation ? { code: violation } : tooOld;
  return birthday ? { ...trip, holderBirthday: birthday } : trip;
}

/** Tells whether a birth date is known that a holder may have. */
function knowsTraveller({ holderBirthday }: TravelOrderValues, today: string): boolean {
  return isIsoDate(holderBirthday) && holderBirthDateViolation(holderBirthday, today) === undefined;
}

/**
 * The order with its one traveller, who is the holder (decision 36); until the birth date is typed,
 * somebody of the widest age group, so that a price can be told at once (decision 32).
 */
export function withTraveller(values: TravelOrderValues, today: string): TravelOrderValues {
  const known = knowsTraveller(values, today);
  const begin = isIsoDate(values.beginDate) ? values.beginDate : today;
  const guess = birthDateForGroup("from4to69", today, begin) ?? "";
  const laBirthday = known ? values.holderBirthday : guess;
  return { ...values, las: [newPerson("1", { laBirthday, laBirthdayTouch: known })] };
}
