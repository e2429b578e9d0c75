export {
  ANSWER_TIMEOUT_MS,
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  UPLOAD_TIMEOUT_MS,
} from "./api-client.ts";
export { NetworkError, TimeoutError, UnexpectedResponseError } from "./errors.ts";
export type { FilePart, RequestOf } from "./request.ts";
