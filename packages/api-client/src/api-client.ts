import {
  type AnyAnswerOf,
  type ContractShape,
  isBinary,
  readAnswer,
  UnreadableAnswerError,
} from "@sughurta/contracts";
import ky, { HTTPError, isNetworkError, isTimeoutError } from "ky";
import { NetworkError, TimeoutError, UnexpectedResponseError } from "./errors.ts";
import { addressOf, type LooseRequest, payloadOf, type RequestOf } from "./request.ts";

/** Milliseconds to wait for an answer. */
export const ANSWER_TIMEOUT_MS = 15_000;
/** Milliseconds to wait for an upload. */
export const UPLOAD_TIMEOUT_MS = 300_000;
const GET_RETRIES = 2;

/** What a client needs to know of its surroundings. */
export interface ApiClientOptions {
  /** Origin of the services; the page's own when left out. */
  readonly baseUrl?: string;
  /** Language of messages, sent as `Accept-Language`. */
  readonly getLanguage: () => string;
  readonly getAccessToken?: () => string | undefined | Promise<string | undefined>;
  /** Called on 401; answers whether a new token is there, so that the request is sent once more. */
  readonly onUnauthorized?: () => Promise<boolean>;
  readonly fetch?: typeof globalThis.fetch;
}

/** Sends contracts. */
export interface ApiClient {
  /**
   * Sends a call and gives the answer as a union discriminated by `status`.
   * Throws `NetworkError`, `TimeoutError` or `UnexpectedResponseError`; an aborted call throws the abort reason.
   */
  send<C extends ContractShape>(contract: C, request: RequestOf<C>): Promise<AnyAnswerOf<C>>;
}

async function headersOf(
  contract: ContractShape,
  request: LooseRequest,
  options: ApiClientOptions,
) {
  const headers: Record<string, string> = { "accept-language": options.getLanguage() };
  if (typeof payloadOf(contract, request) === "string")
    headers["content-type"] = "application/json";
  const token = contract.auth === "none" ? undefined : await options.getAccessToken?.();
  if (token) headers.authorization = `Bearer ${token}`;
  if (contract.idempotent && request.idempotencyKey) {
    headers["idempotency-key"] = request.idempotencyKey;
  }
  return headers;
}

async function answerOf<C extends ContractShape>(
  contract: C,
  response: Response,
): Promise<AnyAnswerOf<C>> {
  const { status } = response;
  const answer = contract.answers[status];
  try {
    if (answer && isBinary(answer)) {
      return { status, data: await response.blob() } as AnyAnswerOf<C>;
    }
    return readAnswer(contract, status, await response.json());
  } catch (cause) {
    if (!(cause instanceof UnreadableAnswerError || cause instanceof SyntaxError)) throw cause;
    throw new UnexpectedResponseError(contract.name, status, cause.message, { cause });
  }
}

function namedError(contract: ContractShape, cause: unknown): unknown {
  if (cause instanceof HTTPError) {
    const { status, statusText } = cause.response;
    return new UnexpectedResponseError(contract.name, status, statusText, { cause });
  }
  if (isTimeoutError(cause)) {
    return new TimeoutError(`${contract.name} was not answered in time.`, { cause });
  }
  if (isNetworkError(cause)) {
    return new NetworkError(`${contract.name} did not reach the service.`, { cause });
  }
  return cause;
}

/** Makes a client over ky: language, token, idempotency key, timeouts; GET alone is retried, twice, with jitter. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  async function request(contract: ContractShape, asked: LooseRequest): Promise<Response> {
    const fetch = asked.onUploadProgress
      ? (await import("./upload-fetch.ts")).uploadFetch(asked.onUploadProgress)
      : options.fetch;
    return ky(addressOf(contract, asked), {
      method: contract.method,
      headers: await headersOf(contract, asked, options),
      throwHttpErrors: (status) => !(status in contract.answers),
      timeout: contract.files ? UPLOAD_TIMEOUT_MS : ANSWER_TIMEOUT_MS,
      retry: { limit: GET_RETRIES, methods: ["get"], jitter: true },
      ...bodyOf(contract, asked),
      ...(options.baseUrl ? { baseUrl: options.baseUrl } : {}),
      ...(fetch ? { fetch } : {}),
      ...(asked.signal ? { signal: asked.signal } : {}),
      ...(asked.keepalive ? { keepalive: true } : {}),
    });
  }

  async function withNewToken(contract: ContractShape, asked: LooseRequest): Promise<Response> {
    try {
      return await request(contract, asked);
    } catch (error) {
      const unauthorized = error instanceof HTTPError && error.response.status === 401;
      if (unauthorized && contract.auth !== "none" && (await options.onUnauthorized?.())) {
        return request(contract, asked);
      }
      throw error;
    }
  }

  return {
    async send(contract, asked) {
      const keyed: LooseRequest = { idempotencyKey: crypto.randomUUID(), ...asked };
      try {
        return await answerOf(contract, await withNewToken(contract, keyed));
      } catch (error) {
        throw namedError(contract, error);
      }
    },
  };
}

function bodyOf(contract: ContractShape, asked: LooseRequest): { body?: string | FormData } {
  const body = payloadOf(contract, asked);
  return body === undefined ? {} : { body };
}
