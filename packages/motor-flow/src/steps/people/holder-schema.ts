import { isIsoDate } from "@sughurta/domain";
import { needsTaxNumber, productOfProgram } from "@sughurta/domain/motor";
import {
  holderAgeViolation,
  issueDateViolation,
  isTaxNumber,
  MOTOR_DOCUMENT_FROM_AGE,
  MOTOR_HOLDER_AGE,
  validToBounds,
} from "@sughurta/domain/person";
import { dateWithin, type FieldErrors, optionalText, requiredText } from "@sughurta/forms";
import { contactShape, documentShape, fullNameErrors, fullNameShape } from "@sughurta/forms/people";
import * as z from "zod/mini";
import { errorsOf } from "../../order/errors-of.ts";
import type { MotorOrderValues } from "../../order/order-values.ts";
import { HOLDER_CONTACTS, HOLDER_DOCUMENT, HOLDER_NAME } from "./holder-fields.ts";

const ADDRESS_MAX_LENGTH = 100;
const CITY_LENGTH = { min: 2, max: 40 } as const;

/** Rules of the holder that concern one field each (S2 §5); errors are codes. */
export const holderSchema = z.object({
  ...fullNameShape(HOLDER_NAME, "any"),
  ...contactShape(HOLDER_CONTACTS, { phone: "required", email: "optional" }),
  ...documentShape(HOLDER_DOCUMENT, { format: "motor" }),
  holderBirthday: dateWithin({}),
  holderAddress: requiredText(ADDRESS_MAX_LENGTH),
  holderIssueInstitution: optionalText(),
});

/** Rules of the holder that depend on what is insured, on the birth date and on today (S2 §5, decision 56). */
export function holderErrors(values: MotorOrderValues, today: string): FieldErrors {
  const born = values.holderBirthday;
  return {
    ...fullNameErrors(HOLDER_NAME, values, "any"),
    ...errorsOf({
      holderBirthday: isIsoDate(born)
        ? holderAgeViolation(born, today, MOTOR_HOLDER_AGE)
        : undefined,
      ...(productOfProgram(values.program) === "MTPL"
        ? liabilityCodes(values, today)
        : cascoCodes(values, today)),
    }),
  };
}

/** What only compulsory liability asks: tax number, city, until when the document is valid. */
function liabilityCodes(values: MotorOrderValues, today: string) {
  const { residentType, inn, city, holderDocValidTo } = values;
  const length = city.trim().length;
  const { min, max } = validToBounds(today);
  return {
    inn: needsTaxNumber(residentType) && !isTaxNumber(inn.trim()) ? "inn" : undefined,
    city: length === 0 ? "required" : isCity(length) ? undefined : "city",
    holderDocValidTo: dateCode(holderDocValidTo, ({ date }) =>
      date < (min ?? date) || date > (max ?? date) ? "documentExpired" : undefined,
    ),
  };
}

const isCity = (length: number) => length >= CITY_LENGTH.min && length <= CITY_LENGTH.max;

/** What only casco asks: gender, e-mail, when the document was issued. */
function cascoCodes(values: MotorOrderValues, today: string) {
  const { holderGender, holderEmail, holderIssueDate, holderBirthday } = values;
  return {
    holderGender: holderGender === "" ? "choice" : undefined,
    holderEmail: holderEmail.trim() === "" ? "required" : undefined,
    holderIssueDate: dateCode(holderIssueDate, ({ date }) =>
      isIsoDate(holderBirthday) &&
      issueDateViolation(date, holderBirthday, today, MOTOR_DOCUMENT_FROM_AGE)
        ? "issueDate"
        : undefined,
    ),
  };
}

/** What is wrong with a date that must be there. */
function dateCode(
  text: string,
  wrong: (whole: { readonly date: string }) => string | undefined,
): string | undefined {
  if (text === "") return "required";
  return isIsoDate(text) ? wrong({ date: text }) : "date";
}
