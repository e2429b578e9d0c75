import { isIsoDate } from "@sughurta/domain";
import { isTaxNumber } from "@sughurta/domain/person";
import { holderBirthDateFault } from "@sughurta/domain/travel";
import {
  choiceOf,
  type FieldErrors,
  gender,
  optionalEmail,
  optionalText,
  phone,
  requiredText,
} from "@sughurta/forms";
import * as z from "zod/mini";
import type { TravelOrderValues } from "../../order/order-values.ts";
import {
  anyDate,
  documentErrors,
  latinFullName,
  postalCode,
  wrongNameParts,
} from "./person-rules.ts";

const NAME_FIELDS = {
  lastName: "holderLastname",
  firstName: "holderFirstname",
  patronymic: "holderPatronymic",
} as const;

/** Rules of the holder that concern one field each (S1 §5); errors are codes. */
export const holderSchema = z.object({
  holderFullName: latinFullName,
  holderPhone: phone,
  holderEmail: optionalEmail,
  holderBirthday: anyDate,
  holderGender: gender,
  holderDocType: choiceOf(["0", "1", "2"]),
  holderDocNumber: requiredText(),
  holderIssueDate: anyDate,
  holderIssueInstitution: requiredText(),
  holderAddressReg: optionalText(),
  holderPostalCodeReg: postalCode,
  holderAddressFact: optionalText(),
  holderPostalCodeFact: postalCode,
  inn: z.string().check(
    z.trim(),
    z.refine((inn) => inn === "" || isTaxNumber(inn), "inn"),
  ),
});

/** Rules of the holder between fields: age, document by its type, issue date (S1 §5, decision 39). */
export function holderErrors(values: TravelOrderValues, today: string): FieldErrors {
  const { holderBirthday } = values;
  const age = isIsoDate(holderBirthday) ? holderBirthDateFault(holderBirthday, today) : undefined;
  const { series, docNumber, issueDate } = documentErrors(
    {
      docType: values.holderDocType,
      series: values.holderDocSeries,
      docNumber: values.holderDocNumber,
      issueDate: values.holderIssueDate,
      birthday: holderBirthday,
    },
    today,
  );
  const names = wrongNameParts(values.holderFullName, {
    lastName: values.holderLastname,
    firstName: values.holderFirstname,
    patronymic: values.holderPatronymic,
  });
  return {
    ...Object.fromEntries(names.map((part) => [NAME_FIELDS[part], { code: "latinName" }])),
    ...(age ? { holderBirthday: { code: age } } : {}),
    ...(series ? { holderDocSeries: series } : {}),
    ...(docNumber ? { holderDocNumber: docNumber } : {}),
    ...(issueDate ? { holderIssueDate: issueDate } : {}),
  };
}
