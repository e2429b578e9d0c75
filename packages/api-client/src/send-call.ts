import {
  type AnyAnswerOf,
  type ContractShape,
  isBinary,
  readAnswer,
  UnreadableAnswerError,
} from "@sughurta/contracts";
import ky, { HTTPError, isNetworkError, isTimeoutError } from "ky";
import type { ApiClientOptions } from "./api-client.ts";
import { NetworkError, TimeoutError, UnexpectedResponseError } from "./errors.ts";
import { addressOf, type LooseRequest, payloadOf } from "./request.ts";
import { ANSWER_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "./timeouts.ts";

const GET_RETRIES = 2;

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

async function request(
  contract: ContractShape,
  asked: LooseRequest,
  options: ApiClientOptions,
): Promise<Response> {
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

async function withNewToken(
  contract: ContractShape,
  asked: LooseRequest,
  options: ApiClientOptions,
): Promise<Response> {
  try {
    return await request(contract, asked, options);
  } catch (error) {
    const unauthorized = error instanceof HTTPError && error.response.status === 401;
    if (unauthorized && contract.auth !== "none" && (await options.onUnauthorized?.())) {
      return request(contract, asked, options);
    }
    throw error;
  }
}

/** Sends one call over ky; GET alone is retried, twice, with jitter. */
export async function sendCall<C extends ContractShape>(
  contract: C,
  asked: LooseRequest,
  options: ApiClientOptions,
): Promise<AnyAnswerOf<C>> {
  const keyed: LooseRequest = { idempotencyKey: crypto.randomUUID(), ...asked };
  try {
    return await answerOf(contract, await withNewToken(contract, keyed, options));
  } catch (error) {
    throw namedError(contract, error);
  }
}

function bodyOf(contract: ContractShape, asked: LooseRequest): { body?: string | FormData } {
  const body = payloadOf(contract, asked);
  return body === undefined ? {} : { body };
}
