import { isIsoDate } from "@sughurta/domain";
import { holderBirthDateViolation } from "@sughurta/domain/travel";
import { dateWithin, type FieldErrors, gender } from "@sughurta/forms";
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
import type { TravelOrderValues } from "../order-values.ts";
import { ADDRESS, HOLDER_CONTACTS, HOLDER_FIELDS } from "../people-fields.ts";

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
export function holderErrors(values: TravelOrderValues, today: string): FieldErrors {
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
