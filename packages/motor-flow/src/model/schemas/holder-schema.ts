import { isIsoDate } from "@sughurta/domain";
import {
  CITY_LENGTH,
  needsTaxNumber,
  productOfProgram,
  residentDocTypes,
} from "@sughurta/domain/motor";
import {
  docTypeOf,
  holderAgeViolation,
  MOTOR_DOCUMENT_FROM_AGE,
  MOTOR_HOLDER_AGE,
  validToViolation,
} from "@sughurta/domain/person";
import { dateWithin, type FieldErrors, gender, requiredText, schemaErrors } from "@sughurta/forms";
import {
  addressShape,
  contactShape,
  documentErrors,
  documentShape,
  fullNameErrors,
  fullNameShape,
  taxNumber,
} from "@sughurta/forms/people";
import * as z from "zod/mini";
import {
  HOLDER_ADDRESS,
  HOLDER_ADDRESS_RULES,
  HOLDER_CONTACTS,
  HOLDER_DOCUMENT,
  HOLDER_ISSUE,
  HOLDER_NAME,
} from "../holder-fields.ts";
import type { MotorOrderValues } from "../order-values.ts";
import { errorsOf } from "./errors-of.ts";

/** Rules of the holder that concern one field each, for any kind of insurance (S2 §5); errors are codes. */
export const holderSchema = z.object({
  ...fullNameShape(HOLDER_NAME, "any"),
  ...contactShape(HOLDER_CONTACTS, { phone: "required", email: "optional" }),
  ...documentShape(HOLDER_DOCUMENT, { format: "motor" }),
  ...addressShape(HOLDER_ADDRESS, HOLDER_ADDRESS_RULES),
  holderBirthday: dateWithin({}),
});

/** Fields of compulsory liability only (S2 §2). */
const liabilitySchema = z.object({
  city: requiredText().check(
    z.minLength(CITY_LENGTH.from, "city"),
    z.maxLength(CITY_LENGTH.to, "city"),
  ),
  holderDocValidTo: dateWithin({}),
});

/** Fields of residents only (S2 §5). */
const residentSchema = z.object({ inn: taxNumber });

/** Fields of casco only (S2 §2, SPEC-56). */
const cascoSchema = z.object({
  ...contactShape(HOLDER_CONTACTS, { phone: "required", email: "required" }),
  ...documentShape(HOLDER_ISSUE, { format: "motor" }),
  holderGender: gender,
});

/** Rules of the holder that depend on the kind of insurance, the birth date and today (S2 §5, SPEC-56). */
export function holderErrors(values: MotorOrderValues, today: string): FieldErrors {
  const born = values.holderBirthday;
  return {
    ...fullNameErrors(HOLDER_NAME, values, "any"),
    ...errorsOf({
      holderBirthday: isIsoDate(born) ? ageCode(born, today) : undefined,
    }),
    ...(productOfProgram(values.program) === "MTPL"
      ? liabilityErrors(values, today)
      : cascoErrors(values, today)),
  };
}

function ageCode(born: string, today: string) {
  const violation = holderAgeViolation(born, today, MOTOR_HOLDER_AGE);
  return violation === "tooOld" ? "holderAge" : violation;
}

function liabilityErrors(values: MotorOrderValues, today: string): FieldErrors {
  const { residentType, holderDocType, holderDocValidTo: validTo } = values;
  const docTypes: readonly (number | undefined)[] = residentDocTypes(residentType);
  return {
    ...errorsOf({
      holderDocType: docTypes.includes(docTypeOf(holderDocType)) ? undefined : "choice",
      holderDocValidTo: isIsoDate(validTo) ? validToViolation(validTo, today) : undefined,
    }),
    ...schemaErrors(liabilitySchema, values),
    ...(needsTaxNumber(residentType) ? schemaErrors(residentSchema, values) : {}),
  };
}

function cascoErrors(values: MotorOrderValues, today: string): FieldErrors {
  return {
    ...documentErrors(HOLDER_ISSUE, values, {
      today,
      format: "motor",
      birthDate: "holderBirthday",
      fromAge: MOTOR_DOCUMENT_FROM_AGE,
      oneIssueText: true,
    }),
    ...schemaErrors(cascoSchema, values),
  };
}
