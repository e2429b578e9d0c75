export { type ApiClient, type ApiClientOptions, createApiClient } from "./api-client.ts";
export { NetworkError, TimeoutError, UnexpectedResponseError } from "./errors.ts";
export type { FilePart, RequestOf } from "./request.ts";
export { ANSWER_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "./timeouts.ts";
