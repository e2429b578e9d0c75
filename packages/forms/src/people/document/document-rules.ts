import * as z from "@sughurta/contracts/zod";
import { type DateRange, isIsoDate } from "@sughurta/domain";
import {
  DOC_TYPES,
  DOCUMENT_MAX_LENGTH,
  type DocType,
  documentNumberViolation,
  documentSeriesViolation,
  issueDateViolation,
  normalizeDocument,
  SERIES_MAX_LENGTH,
  toDocType,
  validToViolation,
} from "@sughurta/domain/person";
import type { FieldError, FieldErrors } from "#src/validation/field-error.ts";
import {
  choiceFrom,
  dateWithin,
  filled,
  optionalDate,
  requiredText,
  withoutViolation,
} from "#src/validation/validators.ts";
import { namedShape, textAt } from "../field-names.ts";
import type { DocumentFields } from "./document-fields.ts";

/** Rules of a document with one format of series and number for all types. */
export type OneFormat = "any" | "motor";

export interface DocumentShapeRules {
  /** Types to choose from, in a form with a type field. */
  readonly types?: readonly DocType[] | undefined;
  /** Format of series and number; by the chosen type by default. */
  readonly format?: OneFormat | undefined;
  /** Today, in a form that refuses expired documents (S2 §5). */
  readonly unexpiredOn?: string | undefined;
  /** Valid issue dates; rules about the birth date are in `documentErrors`. */
  readonly issued?: DateRange | undefined;
}

const upperCase = z.overwrite((text: string) => text.toUpperCase());

function seriesRule(format: OneFormat | undefined) {
  const series = z.string().check(z.trim());
  if (format === undefined) return series;
  return series.check(
    upperCase,
    z.maxLength(SERIES_MAX_LENGTH, "tooLong"),
    withoutViolation((text) => documentSeriesViolation(format, text)),
  );
}

function numberRule(format: OneFormat | undefined) {
  if (format === undefined) return requiredText();
  return filled().check(
    z.maxLength(DOCUMENT_MAX_LENGTH, "tooLong"),
    withoutViolation((text) => documentNumberViolation(format, text)),
  );
}

function validToRule(today: string | undefined) {
  if (today === undefined) return optionalDate;
  return dateWithin({}).check(withoutViolation((date) => validToViolation(date, today)));
}

/** Rules of a document that concern one field each (S0 §5, S1 §5, S2 §5); a field that the form lacks is omitted. */
export function documentShape<const Names extends DocumentFields>(
  names: Names,
  { types = DOC_TYPES, format, issued = {}, unexpiredOn }: DocumentShapeRules = {},
) {
  return namedShape(names, {
    docType: choiceFrom(types.map(String)),
    series: seriesRule(format),
    docNumber: numberRule(format),
    issueDate: dateWithin(issued),
    issueInstitution: requiredText(),
    validTo: validToRule(unexpiredOn),
  });
}

export interface DocumentErrorRules {
  readonly today: string;
  /** Format of series and number, unless it depends on the type. */
  readonly format?: OneFormat | undefined;
  /** Field with the birth date of the document's owner. */
  readonly birthDate: string;
  /** Youngest age at which it is issued, in years. */
  readonly fromAge?: number | undefined;
  /** Reports an invalid issue date with one message for every cause (S1 §5). */
  readonly oneIssueText?: boolean | undefined;
}

/**
 * Errors of a document between its fields: series and number by its type, the issue date by the birth date (S1 §5,
 * SPEC-39).
 */
export function documentErrors(
  fields: DocumentFields,
  values: unknown,
  { today, format, birthDate, fromAge, oneIssueText = false }: DocumentErrorRules,
): FieldErrors {
  const errors: Record<string, FieldError> = {};
  const docType = format === undefined ? toDocType(textAt(values, fields.docType)) : undefined;
  if (docType !== undefined) {
    const number = normalizeDocument(textAt(values, fields.docNumber));
    const series = documentSeriesViolation(
      docType,
      normalizeDocument(textAt(values, fields.series)),
    );
    const violation = number === "" ? undefined : documentNumberViolation(docType, number);
    if (series) errors[fields.series] = { code: series };
    if (violation) errors[fields.docNumber] = { code: violation };
  }
  const validTo = textAt(values, fields.validTo);
  // One that expires soon is validated by its purpose; no document is valid longer than a lifetime.
  if (isIsoDate(validTo) && validToViolation(validTo, today) === "documentValidTooLong") {
    errors[fields.validTo ?? ""] = { code: "documentValidTooLong" };
  }
  const [issued, born] = [textAt(values, fields.issueDate), textAt(values, birthDate)];
  if (fields.issueDate !== undefined && isIsoDate(issued) && isIsoDate(born)) {
    const violation = issueDateViolation(issued, born, today, fromAge);
    if (violation) errors[fields.issueDate] = { code: oneIssueText ? "issueDate" : violation };
  }
  return errors;
}
