import {
  type ContractShape,
  isBinary,
  noContent,
  readPartnerRefusal,
  readResponse,
  UnreadableResponseError,
} from "@sughurta/contracts/core";
import ky, { HTTPError, isNetworkError, isTimeoutError } from "ky";
import { callerHeaders } from "./caller-headers.ts";
import type { ApiClientOptions } from "./client-types.ts";
import {
  NetworkError,
  PartnerKeyError,
  ServiceBusyError,
  TimeoutError,
  TooManyRequestsError,
  UnexpectedResponseError,
} from "./errors.ts";
import { getAddress, type LooseRequest, type SentResponseOf, toPayload } from "./request.ts";
import { waitForService } from "./service-wait.ts";
import { CHUNK_TIMEOUT_MS, RESPONSE_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from "./timeouts.ts";

const GET_RETRIES = 2;
/** Not 429: its retry delay is longer than a user should wait for a response. */
const RETRIED_STATUSES = [408, 500, 502, 503, 504];
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
/** Number of times that a request is sent to an overloaded service: about half a minute. */
const BUSY_ATTEMPTS = 6;
/** Dependencies shared by all requests. */
const ALWAYS_THROWN: ReadonlySet<number> = new Set([FORBIDDEN, TOO_MANY_REQUESTS]);
/** Default delay where the response has none. */
const RETRY_AFTER_SECONDS = 60;

const loggedErrors = new Set<string>();

/** Writes a message for the developer of the page to the console, once. */
function logDevError(message: string): void {
  if (loggedErrors.has(message)) return;
  loggedErrors.add(message);
  console.error(`Sughurta: ${message}`);
}

/**
 * Whether a request needs a visitor. Content is the same for everyone, and its token is added by the insurer's own
 * server; writes to it are counted for the visitor who sends them, and recognised by their key.
 */
const needsVisitor = ({ auth, idempotent }: ContractShape) =>
  auth === "site" ? idempotent === true : auth !== "none";

async function loadHeaders(
  contract: ContractShape,
  request: LooseRequest,
  options: ApiClientOptions,
) {
  const headers: Record<string, string> = {
    ...request.headers,
    ...callerHeaders(options),
  };
  if (contract.bytes) headers["content-type"] = contract.bytes.mediaType;
  if (typeof toPayload(contract, request) === "string")
    headers["content-type"] = "application/json";
  const token = needsVisitor(contract) ? await options.getAccessToken?.() : undefined;
  if (token) headers.authorization = `Bearer ${token}`;
  if (contract.idempotent && request.idempotencyKey) {
    headers["idempotency-key"] = request.idempotencyKey;
  }
  return headers;
}

async function parseResponse<C extends ContractShape>(
  contract: C,
  response: Response,
): Promise<SentResponseOf<C>> {
  const { status } = response;
  const schema = contract.responses[status];
  try {
    if (schema && isBinary(schema)) {
      return { status, data: await response.blob() } as SentResponseOf<C>;
    }
    const json = schema === noContent ? undefined : await response.json();
    const read = readResponse(contract, status, json);
    return (contract.headers ? { ...read, headers: response.headers } : read) as SentResponseOf<C>;
  } catch (cause) {
    if (!(cause instanceof UnreadableResponseError || cause instanceof SyntaxError)) throw cause;
    throw new UnexpectedResponseError(contract.name, status, cause.message, { cause });
  }
}

function namedError(contract: ContractShape, cause: unknown): unknown {
  if (cause instanceof HTTPError) {
    const { status, statusText, headers } = cause.response;
    const refusal = status === FORBIDDEN ? readPartnerRefusal(cause.data) : undefined;
    if (refusal) return new PartnerKeyError(refusal, { cause });
    if (isBusy(cause)) {
      return new ServiceBusyError(contract.name, retryAfter(headers), { cause });
    }
    if (status === TOO_MANY_REQUESTS) {
      return new TooManyRequestsError(contract.name, retryAfter(headers), { cause });
    }
    return new UnexpectedResponseError(contract.name, status, statusText, { cause });
  }
  if (isTimeoutError(cause)) {
    return new TimeoutError(`${contract.name} got no response in time.`, { cause });
  }
  if (isNetworkError(cause)) {
    return new NetworkError(`${contract.name} did not reach the service.`, { cause });
  }
  return cause;
}

/** True where an overloaded service refused a request before it did anything. */
const isBusy = (error: unknown) =>
  error instanceof HTTPError &&
  error.response.status === UNAVAILABLE &&
  Object(error.data).code === "busy";

/** Retry delay of a response in seconds; our services never send a date. */
function retryAfter(headers: Headers): number {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return seconds > 0 ? Math.ceil(seconds) : RETRY_AFTER_SECONDS;
}

async function request(
  contract: ContractShape,
  call: LooseRequest,
  options: ApiClientOptions,
): Promise<Response> {
  const fetch =
    options.fetch ??
    (call.onUploadProgress
      ? (await import("./upload-fetch.ts")).uploadFetch(call.onUploadProgress)
      : undefined);
  return ky(getAddress(contract.path, call, options), {
    method: contract.method,
    headers: await loadHeaders(contract, call, options),
    throwHttpErrors: (status) => ALWAYS_THROWN.has(status) || !(status in contract.responses),
    timeout: getTimeout(contract),
    retry: {
      limit: GET_RETRIES,
      methods: ["get"],
      statusCodes: RETRIED_STATUSES,
      jitter: true,
      shouldRetry: ({ error }) => (isBusy(error) ? false : undefined),
    },
    ...getBody(contract, call),
    ...(fetch ? { fetch } : {}),
    ...(call.signal ? { signal: call.signal } : {}),
    ...(call.keepalive ? { keepalive: true } : {}),
  });
}

function getTimeout({ files, bytes }: ContractShape): number {
  if (files) return UPLOAD_TIMEOUT_MS;
  return bytes ? CHUNK_TIMEOUT_MS : RESPONSE_TIMEOUT_MS;
}

async function withNewToken(
  contract: ContractShape,
  call: LooseRequest,
  options: ApiClientOptions,
): Promise<Response> {
  const send = () => request(contract, call, options);
  const renewed = async () => needsVisitor(contract) && (await options.onUnauthorized?.());
  try {
    const response = await send();
    return response.status === UNAUTHORIZED && (await renewed()) ? await send() : response;
  } catch (error) {
    const unauthorized = error instanceof HTTPError && error.response.status === UNAUTHORIZED;
    if (unauthorized && (await renewed())) return send();
    throw error;
  }
}

/**
 * Sends one request over ky. GET is retried twice, with jitter; any request is sent again to an overloaded service,
 * which refused it unread.
 */
export async function sendCall<C extends ContractShape>(
  contract: C,
  call: LooseRequest,
  options: ApiClientOptions,
): Promise<SentResponseOf<C>> {
  const keyed: LooseRequest = { idempotencyKey: crypto.randomUUID(), ...call };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await parseResponse(contract, await withNewToken(contract, keyed, options));
    } catch (error) {
      const named = namedError(contract, error);
      if (named instanceof PartnerKeyError) logDevError(named.message);
      if (!(named instanceof ServiceBusyError) || attempt === BUSY_ATTEMPTS) throw named;
      await waitForService(named.seconds, call.signal);
    }
  }
}

function getBody(contract: ContractShape, call: LooseRequest): { body?: string | FormData | Blob } {
  const body = toPayload(contract, call);
  return body === undefined ? {} : { body };
}
