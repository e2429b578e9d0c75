import { addYears, compareDates, type DateBounds } from "../dates/iso-date.ts";
import { latinCapitals } from "../text/clean-text.ts";

/** Kind of document: 0 Tajik passport, 1 Tajik foreign passport, 2 foreign passport. S1 §3. */
export type DocType = 0 | 1 | 2;

/** Every kind of document. S1 §3. */
export const DOC_TYPES = [0, 1, 2] as const satisfies readonly DocType[];

/** The document type of a control's value; `undefined` while none is chosen. S1 §3. */
export function toDocType(value: string): DocType | undefined {
  return DOC_TYPES.find((type) => String(type) === value);
}

/** Maximum length of series and number, in characters. S1 §5. */
export const DOCUMENT_MAX_LENGTH = 15;
/** Maximum length of the series of an identity document of any type, in characters. S0 §5. */
export const SERIES_MAX_LENGTH = 10;
/** Minimum number of digits of a Tajik passport. S1 §5. */
export const PASSPORT_NUMBER_MIN_LENGTH = 8;
/** Maximum length of a document's series in motor insurance, in characters. S2 §5. */
export const MOTOR_SERIES_MAX_LENGTH = 4;
/** Minimum length of a document's number in motor insurance, in characters. S2 §5. */
export const MOTOR_NUMBER_MIN_LENGTH = 6;
/** Maximum age of a document, in years. S1 §5, S2 §5. */
export const ISSUE_MAX_YEARS = 70;
/** Minimum age at which a holder of a motor policy has got a document, in years. S2 §5. */
export const MOTOR_DOCUMENT_FROM_AGE = 1;
/** Maximum remaining validity of a document, in years. S2 §5. */
export const VALID_MAX_YEARS = 100;

/** Error of a series or number. S1 §5, S2 §5. */
export type DocumentViolation =
  | "passportSeries"
  | "passportNumber"
  | "travelDocumentSeries"
  | "travelDocumentNumber"
  | "foreignDocument"
  | "documentSeries"
  | "documentNumber"
  | "documentSeriesLength"
  | "documentLength"
  | "documentSpace";

/** Error of the last day of a document. S2 §5. */
export type ValidToViolation = "documentExpired" | "documentValidTooLong";

/** Error of the issue date of a document. SPEC-39. */
export type IssueDateViolation = "dateInFuture" | "issuedBeforeBirth" | "issueDate";

/**
 * Format of series and number: by the type of document (S1 §5), of any identity document where the type is unknown (S0
 * §5), of a document or licence in motor insurance (S2 §5).
 */
export type DocumentFormat = DocType | "any" | "motor";

interface Format {
  readonly series: RegExp;
  readonly seriesViolation: DocumentViolation;
  readonly number: RegExp;
  readonly numberViolation: DocumentViolation;
}

const LATIN_SERIES = new RegExp(`^[A-Z\\d]{0,${DOCUMENT_MAX_LENGTH}}$`);

const FORMATS: Readonly<Record<DocumentFormat, Format>> = {
  0: {
    series: /^[A-Z]$/,
    seriesViolation: "passportSeries",
    number: new RegExp(`^\\d{${PASSPORT_NUMBER_MIN_LENGTH},${DOCUMENT_MAX_LENGTH}}$`),
    numberViolation: "passportNumber",
  },
  1: {
    series: LATIN_SERIES,
    seriesViolation: "travelDocumentSeries",
    number: new RegExp(`^(?=.*\\d)[\\d ]{1,${DOCUMENT_MAX_LENGTH}}$`),
    numberViolation: "travelDocumentNumber",
  },
  2: {
    series: LATIN_SERIES,
    seriesViolation: "foreignDocument",
    number: new RegExp(`^[A-Za-z\\d]{1,${DOCUMENT_MAX_LENGTH}}$`),
    numberViolation: "foreignDocument",
  },
  any: {
    series: /^[\dA-ZА-ЯЁҒӢҚӮҲҶ]{0,10}$/,
    seriesViolation: "documentSeries",
    number: /^[\dA-Za-zА-Яа-яЁёҒғӢӣҚқӮӯҲҳҶҷ][\dA-Za-zА-Яа-яЁёҒғӢӣҚқӮӯҲҳҶҷ -]{0,14}$/,
    numberViolation: "documentNumber",
  },
  motor: {
    series: new RegExp(`^[\\p{L}\\d]{0,${MOTOR_SERIES_MAX_LENGTH}}$`, "u"),
    seriesViolation: "documentSeriesLength",
    number: new RegExp(`^[\\p{L}\\d]{${MOTOR_NUMBER_MIN_LENGTH},${DOCUMENT_MAX_LENGTH}}$`, "u"),
    numberViolation: "documentLength",
  },
};

/** A series or number in wire format: capital Latin letters instead of look-alikes, no extra spaces. SPEC-39. */
export function normalizeDocument(input: string): string {
  return latinCapitals(input).trim().replace(/\s+/g, " ");
}

/** Error of the series of a document; required for a Tajik passport only. S1 §5, SPEC-39. */
export function documentSeriesViolation(
  format: DocumentFormat,
  series: string,
): DocumentViolation | undefined {
  const { series: pattern, seriesViolation } = FORMATS[format];
  return formatViolation(pattern, series, seriesViolation);
}

/** Error of the number of a document. S1 §5. */
export function documentNumberViolation(
  format: DocumentFormat,
  number: string,
): DocumentViolation | undefined {
  const { number: pattern, numberViolation } = FORMATS[format];
  return formatViolation(pattern, number, numberViolation);
}

/** Error of a text with a pattern; a space is reported where nothing else is wrong. */
function formatViolation(pattern: RegExp, text: string, otherwise: DocumentViolation) {
  if (pattern.test(text)) return undefined;
  const hasSpace = /\S\s+\S/.test(text);
  return hasSpace && pattern.test(text.replace(/\s+/g, "")) ? "documentSpace" : otherwise;
}

/** Days on which a person of at least `fromAge` years may have got a document. S1 §5, S2 §5, SPEC-39. */
export function issueDateBounds(birthDate: string, today: string, fromAge = 0): DateBounds {
  const oldest = addYears(today, -ISSUE_MAX_YEARS);
  // Birth dates after today are invalid, and years after 9999 are out of range.
  const unborn = compareDates(birthDate, today) > 0;
  const first = unborn ? birthDate : addYears(birthDate, fromAge);
  return { min: compareDates(first, oldest) > 0 ? first : oldest, max: today };
}

/** Error of the issue date, for a person of at least `fromAge` years then. S1 §5, S2 §5, SPEC-39. */
export function issueDateViolation(
  issueDate: string,
  birthDate: string,
  today: string,
  fromAge = 0,
): IssueDateViolation | undefined {
  const { min, max } = issueDateBounds(birthDate, today, fromAge);
  if (compareDates(issueDate, max) > 0) return "dateInFuture";
  if (compareDates(issueDate, min) >= 0) return undefined;
  return compareDates(issueDate, addYears(today, -ISSUE_MAX_YEARS)) < 0
    ? "issueDate"
    : "issuedBeforeBirth";
}

/** Valid last days of a document, as of today. S2 §5. */
export function validToBounds(today: string): DateBounds {
  return { min: today, max: addYears(today, VALID_MAX_YEARS) };
}

/** Error of the last day of a document, as of today. S2 §5. */
export function validToViolation(validTo: string, today: string): ValidToViolation | undefined {
  const { min, max } = validToBounds(today);
  if (compareDates(validTo, min) < 0) return "documentExpired";
  return compareDates(validTo, max) > 0 ? "documentValidTooLong" : undefined;
}

/** The issue date moved to the birth date where it was earlier. S1 §5. */
export function movedIssueDate(issueDate: string, birthDate: string): string {
  return compareDates(issueDate, birthDate) < 0 ? birthDate : issueDate;
}

/** Minimum age at which a driving licence is issued, in years. SPEC-48. */
export const LICENCE_FROM_AGE = 16;
/** Minimum driving experience for insurance, in years. SPEC-48. */
const MIN_EXPERIENCE_YEARS = 1;

/** Days on which a driver's licence may have been issued: from the 16th birthday to a year ago. SPEC-48. */
export function licenceIssueBounds(birthDate: string, today: string): DateBounds {
  const max = addYears(today, -MIN_EXPERIENCE_YEARS);
  // A person born later has no licence, and years after 9999 are out of range.
  const tooLate = compareDates(birthDate, max) > 0;
  return { min: tooLate ? birthDate : addYears(birthDate, LICENCE_FROM_AGE), max };
}

/** Error of the issue date of a driving licence. SPEC-48. */
export type LicenceViolation = "dateInFuture" | "driverExperience" | "licenceTooEarly";

/** Error of the issue date of a driving licence. SPEC-48. */
export function licenceIssueViolation(
  issueDate: string,
  birthDate: string,
  today: string,
): LicenceViolation | undefined {
  const { min, max } = licenceIssueBounds(birthDate, today);
  if (compareDates(issueDate, today) > 0) return "dateInFuture";
  if (compareDates(issueDate, max) > 0) return "driverExperience";
  return compareDates(issueDate, min) < 0 ? "licenceTooEarly" : undefined;
}
