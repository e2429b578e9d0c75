import { BOX_NAME_MAX_LENGTH } from "@sughurta/domain";
import { HOLDER_AGE, issueDateBounds } from "@sughurta/domain/person";
import { agreement, type FieldErrors, gender } from "@sughurta/forms";
import {
  citizenship,
  contactShape,
  documentErrors,
  documentShape,
  holderBirthDate,
  holderBirthDates,
  nameShape,
} from "@sughurta/forms/people";
import * as z from "zod/mini";
import type { BoxHolderValues } from "../box-order-values.ts";
import { HOLDER_CONTACTS, HOLDER_FIELDS } from "../holder-field-names.ts";

/** Rules of the holder that concern one field each (S0 §5, SPEC-10); errors are codes. */
export function boxHolderSchema(today: string) {
  const oldest = holderBirthDates(today, HOLDER_AGE).min;
  return z.object({
    ...nameShape(HOLDER_FIELDS.name, BOX_NAME_MAX_LENGTH),
    holderGender: gender,
    holderCountry: citizenship,
    holderBirthDate: holderBirthDate(today, HOLDER_AGE),
    ...contactShape(HOLDER_FIELDS.contacts, HOLDER_CONTACTS),
    ...documentShape(HOLDER_FIELDS.document, {
      format: "any",
      issued: issueDateBounds(oldest, today),
    }),
    agree: agreement,
    declaration: z.boolean(),
  });
}

/** Rules between fields: a document is issued after birth (SPEC-39). */
export function boxHolderErrors(values: BoxHolderValues, today: string): FieldErrors {
  return documentErrors(HOLDER_FIELDS.document, values, { today, birthDate: "holderBirthDate" });
}
