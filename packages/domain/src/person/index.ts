export {
  type AgeLimits,
  birthDateBounds,
  DRIVER_AGE,
  driverAgeViolation,
  HOLDER_AGE,
  type HolderAgeViolation,
  holderAgeViolation,
  MOTOR_HOLDER_AGE,
} from "./ages.ts";
export {
  DOC_TYPES,
  DOCUMENT_MAX_LENGTH,
  type DocType,
  type DocumentFormat,
  type DocumentViolation,
  docTypeOf,
  documentNumberViolation,
  documentSeriesViolation,
  type IssueDateViolation,
  issueDateBounds,
  issueDateViolation,
  MOTOR_DOCUMENT_FROM_AGE,
  movedIssueDate,
  normalizeDocument,
  SERIES_MAX_LENGTH,
  type ValidToViolation,
  validToBounds,
  validToViolation,
} from "./documents.ts";
export {
  isLatinFullName,
  isLatinName,
  joinFullName,
  type NameParts,
  splitFullName,
} from "./full-name.ts";
export { latinLetter, latinSpelling } from "./latin-spelling.ts";
export { type LicenceViolation, licenceIssueBounds, licenceIssueViolation } from "./licence.ts";
export { isPostalCode, normalizePostalCode } from "./postal-code.ts";
export { repeatedDocuments, repeatedPeople } from "./repeated-people.ts";
export {
  normalizeTaxNumber,
  TAX_NUMBER_DIGITS,
  type TaxNumberViolation,
  taxNumberViolation,
} from "./tax-number.ts";
