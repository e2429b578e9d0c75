import { isIsoDate } from "@sughurta/domain";
import {
  documentNumberFault,
  documentSeriesFault,
  isLatinFullName,
  isLatinName,
  issueDateFault,
  splitFullName,
  tidyDocument,
} from "@sughurta/domain/person";
import { dateWithin, optionalText, requiredText } from "@sughurta/forms";
import * as z from "zod/mini";
import { docTypeOf } from "../../order/order-values.ts";

/** A date that is complete; where it may lie depends on others. */
export const anyDate = dateWithin({});

/** Surname and given name in Latin letters, in one field (S1 §5, decision 38). */
export const latinFullName = requiredText(150).check(
  z.refine(isLatinFullName, { error: "latinName", abort: true }),
  z.refine((name) => splitFullName(name).firstName !== "", "fullName"),
);

/** The parts of a name as they stand in a passport, corrected or split off (S1 §5). */
interface NameParts {
  readonly lastName: string;
  readonly firstName: string;
  readonly patronymic: string;
}

/** The parts of a name that are no Latin names; what is wrong with the whole is told there alone (decision 38). */
export function wrongNameParts(fullName: string, parts: NameParts): (keyof NameParts)[] {
  if (!latinFullName.safeParse(fullName).success) return [];
  const { lastName, firstName, patronymic } = parts;
  const isName = (name: string) => name.trim() === "" || isLatinName(name);
  return [
    ...(isName(lastName) ? [] : ["lastName" as const]),
    ...(isName(firstName) ? [] : ["firstName" as const]),
    ...(patronymic.trim() === "" || isLatinFullName(patronymic) ? [] : ["patronymic" as const]),
  ];
}

/** A postal code, which may be missing. */
export const postalCode = optionalText(10);

/** What is wrong with a document and its issue date, by field; codes as the server's (S1 §5, decision 39). */
export function documentErrors(
  document: {
    readonly docType: string;
    readonly series: string;
    readonly docNumber: string;
    readonly issueDate: string;
    readonly birthday: string;
  },
  today: string,
): Partial<Record<"series" | "docNumber" | "issueDate", { readonly code: string }>> {
  const { docNumber, issueDate, birthday } = document;
  const docType = docTypeOf(document.docType);
  const datesKnown = isIsoDate(issueDate) && isIsoDate(birthday);
  const wrongDate = datesKnown && issueDateFault(issueDate, birthday, today) !== undefined;
  const series =
    docType === undefined ? undefined : documentSeriesFault(docType, tidyDocument(document.series));
  const number =
    docType === undefined || docNumber.trim() === ""
      ? undefined
      : documentNumberFault(docType, tidyDocument(docNumber));
  return {
    ...(series ? { series: { code: series } } : {}),
    ...(number ? { docNumber: { code: number } } : {}),
    ...(wrongDate ? { issueDate: { code: "issueDate" } } : {}),
  };
}
