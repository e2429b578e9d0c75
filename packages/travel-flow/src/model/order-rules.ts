import { isIsoDate } from "@sughurta/domain";
import { holderBirthDateViolation, isAddOnValue, TRAVEL_ADD_ONS } from "@sughurta/domain/travel";
import { agreement, dateWithin, type FieldErrors, gender } from "@sughurta/forms";
import {
  addressShape,
  contactShape,
  documentErrors,
  documentShape,
  fullNameErrors,
  fullNameShape,
  optionalTaxNumber,
} from "@sughurta/forms/people";
import * as z from "zod/mini";
import { insuredErrors, insuredSchema } from "./insured-schema.ts";
import type { TravelOrderValues } from "./order-values.ts";
import { ADDRESS, HOLDER_CONTACTS, HOLDER_FIELDS } from "./people-fields.ts";
import { tripErrors } from "./trip.ts";
import { tripSchema } from "./trip-schema.ts";

/** Rules of the holder that concern one field each (S1 §5); errors are codes. */
export const holderSchema = z.object({
  ...fullNameShape(HOLDER_FIELDS.name, "latin"),
  ...contactShape(HOLDER_FIELDS.contacts, HOLDER_CONTACTS),
  holderBirthday: dateWithin({}),
  holderGender: gender,
  ...documentShape(HOLDER_FIELDS.document),
  ...addressShape(HOLDER_FIELDS.registered, ADDRESS),
  ...addressShape(HOLDER_FIELDS.actual, ADDRESS),
  inn: optionalTaxNumber,
});

/** Rules of the holder between fields: name in parts, age, document by its type, issue date (S1 §5, SPEC-39). */
function holderErrors(values: TravelOrderValues, today: string): FieldErrors {
  const { holderBirthday } = values;
  const age = isIsoDate(holderBirthday)
    ? holderBirthDateViolation(holderBirthday, today)
    : undefined;
  return {
    ...fullNameErrors(HOLDER_FIELDS.name, values, "latin"),
    ...(age ? { holderBirthday: { code: age } } : {}),
    ...documentErrors(HOLDER_FIELDS.document, values, {
      today,
      birthDate: "holderBirthday",
      oneIssueText: true,
    }),
  };
}

const amount = z.number();

/** Add-ons as numbers: a sum, 1 for a switch, 0 for off (S1 §3). */
const addOnsSchema = z.object(
  Object.fromEntries(TRAVEL_ADD_ONS.map(({ field }) => [field, amount])),
);

/** Sums that are not in the list of their add-on (S1 §9). */
function addOnsErrors(values: TravelOrderValues): FieldErrors {
  const wrong = TRAVEL_ADD_ONS.filter(({ field }) => !isAddOnValue(field, values[field]));
  return Object.fromEntries(wrong.map(({ field }) => [field, { code: "addOnSum" }]));
}

/** The last step: only the agreement (S1 §5). */
const reviewSchema = z.object({ agree: agreement });

/** Rules of each part of a travel order (S1 §5). */
export const travelRules = {
  trip: { schema: tripSchema, errors: tripErrors },
  options: { schema: addOnsSchema, errors: addOnsErrors },
  holder: { schema: holderSchema, errors: holderErrors },
  insured: { schema: insuredSchema, errors: insuredErrors },
  review: { schema: reviewSchema },
};
