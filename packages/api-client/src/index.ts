export { createApiClient } from "./api-client.ts";
export { callerHeaders } from "./caller-headers.ts";
export type { ApiClient, ApiClientOptions } from "./client-types.ts";
export { downloadPolicyFile, type WantedPolicyFile } from "./download-policy-file.ts";
export {
  type CallProblem,
  NetworkError,
  PartnerKeyError,
  ServiceBusyError,
  TimeoutError,
  TooManyRequestsError,
  toCallProblem,
  UnexpectedResponseError,
} from "./errors.ts";
export { parseAddress } from "./parse-address.ts";
export type { FilePart, RequestOf, SentResponseOf } from "./request.ts";
export { type CodeOutcome, toSendCodeResult } from "./send-code-result.ts";
export {
  discardServiceDraft,
  markServiceDraft,
  mayHaveServiceDraft,
  preloadServiceDraft,
  readServiceDraft,
  type ServiceDraftResponse,
  writeServiceDraft,
} from "./service-draft.ts";
export {
  type StorageArea,
  type StoredText,
  type StoredValue,
  type StoredValueOptions,
  storageKeyFor,
  storedText,
  storedValue,
} from "./stored-value.ts";
export { RESPONSE_TIMEOUT_MS, timeoutSignal, UPLOAD_TIMEOUT_MS } from "./timeouts.ts";
