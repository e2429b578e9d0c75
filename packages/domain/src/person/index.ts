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
  ISSUE_MAX_YEARS,
  type IssueDateViolation,
  issueDateBounds,
  issueDateViolation,
  MOTOR_DOCUMENT_FROM_AGE,
  MOTOR_NUMBER_MIN_LENGTH,
  MOTOR_SERIES_MAX_LENGTH,
  movedIssueDate,
  normalizeDocument,
  PASSPORT_NUMBER_MIN_LENGTH,
  SERIES_MAX_LENGTH,
  VALID_MAX_YEARS,
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
export {
  LICENCE_FROM_AGE,
  type LicenceViolation,
  licenceIssueBounds,
  licenceIssueViolation,
} from "./licence.ts";
export { isPostalCode, normalizePostalCode } from "./postal-code.ts";
export { repeatedDocuments, repeatedPeople } from "./repeated-people.ts";
export {
  normalizeTaxNumber,
  TAX_NUMBER_DIGITS,
  type TaxNumberViolation,
  taxNumberViolation,
} from "./tax-number.ts";
