export { createApiClient } from "./api-client.ts";
export type { ApiClient, ApiClientOptions } from "./client-types.ts";
export { type CodeOutcome, codeOutcomeOf } from "./code-outcome.ts";
export {
  type CallProblem,
  callProblemOf,
  NetworkError,
  PartnerKeyError,
  TimeoutError,
  TooManyRequestsError,
  UnexpectedResponseError,
} from "./errors.ts";
export { getAtOnce } from "./get-at-once.ts";
export { lateContracts } from "./late-contracts.ts";
export type { FilePart, RequestOf, SentAnswerOf } from "./request.ts";
export {
  discardServiceDraft,
  markServiceDraft,
  mayHaveServiceDraft,
  readServiceDraft,
  type ServiceDraftAnswer,
  writeServiceDraft,
} from "./service-draft.ts";
export { storageName } from "./storage-name.ts";
export {
  type StorageArea,
  type StoredText,
  type StoredValue,
  type StoredValueOptions,
  storedText,
  storedValue,
} from "./stored-value.ts";
export { ANSWER_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "./timeouts.ts";
