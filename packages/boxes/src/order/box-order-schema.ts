import { BOX_NAME_MAX_LENGTH, compareDates, isIsoDate } from "@sughurta/domain";
import {
  birthDateBounds,
  DOCUMENT_MAX_LENGTH,
  HOLDER_AGE,
  holderAgeFault,
  issueDateBounds,
} from "@sughurta/domain/person";
import {
  agreement,
  dateWithin,
  documentNumber,
  documentSeries,
  type FieldErrors,
  gender,
  optionalEmail,
  optionalPersonName,
  personName,
  phone,
  requiredText,
} from "@sughurta/forms";
import * as z from "zod/mini";
import type { BoxOrderValues } from "./box-order-values.ts";

/** First and last day that the date fields take (S0 §5). */
export function holderDateRanges(today: string) {
  const birthDate = { min: birthDateBounds(HOLDER_AGE, today).min, max: today };
  return { birthDate, issueDate: issueDateBounds(birthDate.min, today) };
}

const shortName = personName.check(z.maxLength(BOX_NAME_MAX_LENGTH, "tooLong"));
const upperCase = z.overwrite((text: string) => text.toUpperCase());

/** Rules of the box order that concern one field each (S0 §5, decision 10); errors are codes. */
export function boxOrderSchema(today: string) {
  const ranges = holderDateRanges(today);
  return z.object({
    holderLastName: shortName,
    holderFirstName: shortName,
    holderSecondName: optionalPersonName.check(z.maxLength(BOX_NAME_MAX_LENGTH, "tooLong")),
    holderGender: gender,
    holderCountry: z.string().check(z.minLength(2, "country")),
    holderBirthDate: dateWithin(ranges.birthDate).check(
      z.refine(
        (date) => !isIsoDate(date) || holderAgeFault(date, today) !== "adultsOnly",
        "adultsOnly",
      ),
    ),
    holderEmail: optionalEmail,
    holderPhone: phone,
    holderDocSeries: z.pipe(z.string().check(z.trim(), upperCase), documentSeries),
    holderDocNumber: documentNumber.check(z.maxLength(DOCUMENT_MAX_LENGTH, "tooLong")),
    holderIssueDate: dateWithin(ranges.issueDate),
    holderIssueInstitution: requiredText(),
    agree: agreement,
  });
}

/** Rules between fields: a document is issued after birth (decision 39). */
export function boxOrderCrossErrors({
  holderBirthDate,
  holderIssueDate,
}: BoxOrderValues): FieldErrors {
  const both = isIsoDate(holderBirthDate) && isIsoDate(holderIssueDate);
  if (!both || compareDates(holderIssueDate, holderBirthDate) >= 0) return {};
  return { holderIssueDate: { code: "issuedBeforeBirth" } };
}
