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
  SERIES_MAX_LENGTH,
  tidyDocument,
  validToBounds,
} from "./documents.ts";
export {
  isLatinFullName,
  isLatinName,
  joinFullName,
  type NameParts,
  splitFullName,
} from "./full-name.ts";
export { latinSpelling } from "./latin-spelling.ts";
export { licenceIssueBounds, licenceIssueViolation } from "./licence.ts";
export { isTaxNumber, TAX_NUMBER_DIGITS } from "./tax-number.ts";
