import { addYears, compareDates, type DateBounds, isDateWithin } from "../dates/iso-date.ts";

/** Kind of document: 0 Tajik passport, 1 Tajik foreign passport, 2 foreign passport. S1 §3. */
export type DocType = 0 | 1 | 2;

/** Documents a holder may show. S1 §3. */
export const HOLDER_DOC_TYPES = [0, 1, 2] as const satisfies readonly DocType[];
/** Documents an insured person may travel with. S1 §3. */
export const INSURED_DOC_TYPES = [1, 2] as const satisfies readonly DocType[];

/** Longest series and number, in characters. S1 §5. */
export const DOCUMENT_MAX_LENGTH = 15;
/** How long ago a document may have been issued, in years. S1 §5. */
export const ISSUE_MAX_YEARS = 70;

/** What is wrong with a series or number. S1 §5. */
export type DocumentFault =
  | "passportSeries"
  | "passportNumber"
  | "travelDocumentSeries"
  | "travelDocumentNumber"
  | "foreignDocument";

/** Cyrillic capitals that look like Latin ones, as people type them into a passport's series. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  С: "C",
  Е: "E",
  Н: "H",
  К: "K",
  М: "M",
  О: "O",
  Р: "P",
  Т: "T",
  Х: "X",
  У: "Y",
};

/** A series or number as it is sent: capital Latin letters instead of look-alikes, no stray spaces. Decision 39. */
export function tidyDocument(input: string): string {
  return input
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[А-Я]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    .trim()
    .replace(/\s+/g, " ");
}

/** What is wrong with the series of a document; only a Tajik passport must have one. S1 §5, decision 39. */
export function documentSeriesFault(docType: DocType, series: string): DocumentFault | undefined {
  if (docType === 0) return /^[A-Z]$/.test(series) ? undefined : "passportSeries";
  if (/^[A-Z\d]{0,15}$/.test(series)) return undefined;
  return docType === 2 ? "foreignDocument" : "travelDocumentSeries";
}

/** What is wrong with the number of a document. S1 §5. */
export function documentNumberFault(docType: DocType, number: string): DocumentFault | undefined {
  if (docType === 0) return /^\d{8,15}$/.test(number) ? undefined : "passportNumber";
  if (docType === 2) return /^[A-Za-z\d]{1,15}$/.test(number) ? undefined : "foreignDocument";
  return /^(?=.*\d)[\d ]{1,15}$/.test(number) ? undefined : "travelDocumentNumber";
}

/** Days on which a document may have been issued. S1 §5, decision 39. */
export function issueDateBounds(birthDate: string, today: string): DateBounds {
  const oldest = addYears(today, -ISSUE_MAX_YEARS);
  return { min: compareDates(birthDate, oldest) > 0 ? birthDate : oldest, max: today };
}

/** Tells whether a document may have been issued on a day. S1 §5, decision 39. */
export function isIssueDate(issueDate: string, birthDate: string, today: string): boolean {
  return isDateWithin(issueDate, issueDateBounds(birthDate, today));
}

/** The issue date moved to the birth date where it came earlier. S1 §5. */
export function movedIssueDate(issueDate: string, birthDate: string): string {
  return compareDates(issueDate, birthDate) < 0 ? birthDate : issueDate;
}

/**
 * What a valid-to date means for a trip: `wrong` is not after the issue date, `endsBeforeTrip` only
 * deserves a warning. Decision 39.
 */
export function documentValidity({
  dateTo,
  issueDate,
  endDate,
}: {
  dateTo: string;
  issueDate: string;
  endDate: string;
}): "valid" | "endsBeforeTrip" | "wrong" {
  if (compareDates(dateTo, issueDate) <= 0) return "wrong";
  return compareDates(dateTo, endDate) < 0 ? "endsBeforeTrip" : "valid";
}

/** Places in a list of persons whose series and number an earlier person has already. S1 §5. */
export function repeatedDocuments(
  people: readonly { series?: string | undefined; docNumber?: string | undefined }[],
): number[] {
  const seen = new Set<string>();
  const repeated: number[] = [];
  for (const [index, { series = "", docNumber = "" }] of people.entries()) {
    const document = tidyDocument(series + docNumber).replaceAll(" ", "");
    if (docNumber.trim() === "") continue;
    if (seen.has(document)) repeated.push(index);
    seen.add(document);
  }
  return repeated;
}
