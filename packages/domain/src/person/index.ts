export {
  type AgeLimits,
  birthDateBounds,
  DRIVER_AGE,
  driverAgeFault,
  HOLDER_AGE,
  type HolderAgeFault,
  holderAgeFault,
  MOTOR_HOLDER_AGE,
} from "./ages.ts";
export {
  DOC_TYPES,
  DOCUMENT_MAX_LENGTH,
  type DocType,
  type DocumentFault,
  type DocumentFormat,
  docTypeOf,
  documentNumberFault,
  documentSeriesFault,
  type IssueDateFault,
  issueDateBounds,
  issueDateFault,
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
export { licenceIssueBounds, licenceIssueFault } from "./licence.ts";
export { isTaxNumber, TAX_NUMBER_DIGITS } from "./tax-number.ts";
