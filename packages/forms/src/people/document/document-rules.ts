import { type DateRange, isIsoDate } from "@sughurta/domain";
import {
  DOC_TYPES,
  DOCUMENT_MAX_LENGTH,
  type DocType,
  docTypeOf,
  documentNumberViolation,
  documentSeriesViolation,
  issueDateViolation,
  normalizeDocument,
  SERIES_MAX_LENGTH,
  validToViolation,
} from "@sughurta/domain/person";
import * as z from "zod/mini";
import type { FieldError, FieldErrors } from "#src/validation/field-error.ts";
import {
  choiceOf,
  dateWithin,
  filled,
  optionalDate,
  requiredText,
  withoutViolation,
} from "#src/validation/validators.ts";
import { namedShape, textAt } from "../field-names.ts";
import type { DocumentFields } from "./document-fields.ts";

/** Rules of a document whose series and number do not follow from a type: one format for all. */
export type OneFormat = "any" | "motor";

export interface DocumentShapeRules {
  /** Types to choose from, in a form that asks the type. */
  readonly types?: readonly DocType[] | undefined;
  /** How series and number are written; by the type that is chosen unless this says otherwise. */
  readonly format?: OneFormat | undefined;
  /** Today, in a form that takes no document which has expired (S2 §5). */
  readonly unexpiredOn?: string | undefined;
  /** Days on which it may have been issued; what follows from the birth date `documentErrors` tells. */
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

/** Rules of a document that concern one field each (S0 §5, S1 §5, S2 §5); a field that the form lacks is left out. */
export function documentShape<const Names extends DocumentFields>(
  names: Names,
  { types = DOC_TYPES, format, issued = {}, unexpiredOn }: DocumentShapeRules = {},
) {
  return namedShape(names, {
    docType: choiceOf(types.map(String)),
    series: seriesRule(format),
    docNumber: numberRule(format),
    issueDate: dateWithin(issued),
    issueInstitution: requiredText(),
    validTo: validToRule(unexpiredOn),
  });
}

export interface DocumentErrorRules {
  readonly today: string;
  /** How series and number are written, unless it follows from the type. */
  readonly format?: OneFormat | undefined;
  /** Field of the birth date of whose document it is. */
  readonly birthDate: string;
  /** Youngest age at which it is issued, in years. */
  readonly fromAge?: number | undefined;
  /** Tells that an issue date is wrong in one sentence for all that may be wrong with it (S1 §5). */
  readonly oneIssueText?: boolean | undefined;
}

/** What is wrong with a document between its fields: series and number by its type, the issue date by the birth date (S1 §5, SPEC-39). */
export function documentErrors(
  fields: DocumentFields,
  values: unknown,
  { today, format, birthDate, fromAge, oneIssueText = false }: DocumentErrorRules,
): FieldErrors {
  const errors: Record<string, FieldError> = {};
  const docType = format === undefined ? docTypeOf(textAt(values, fields.docType)) : undefined;
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
  // One that ends soon is a matter of what it is shown for; no document lasts longer than a life.
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
