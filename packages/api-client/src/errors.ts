import type { PartnerRefusal, PartnerRefusalCode } from "@sughurta/contracts/core";
import { ModuleLoadError } from "@sughurta/lazy-module";

/** Cause of an error; `ErrorOptions` under a name that hosts with older TypeScript libraries have too. */
interface WithCause {
  readonly cause?: unknown;
}

/** The request or its response was lost in the network; a retry may help. */
export class NetworkError extends Error {
  readonly code = "network";
  override readonly name = "NetworkError";
}

/** No response in time; a request with an idempotency key may be repeated. */
export class TimeoutError extends Error {
  readonly code = "timeout";
  override readonly name = "TimeoutError";
}

/** The service limits requests at this rate (429); the connection is fine, and retrying later helps. */
export class TooManyRequestsError extends Error {
  readonly code = "tooManyRequests";
  override readonly name = "TooManyRequestsError";
  /** Seconds to wait before the next attempt. */
  readonly seconds: number;

  constructor(contractName: string, seconds: number, options?: WithCause) {
    super(`${contractName} may be called again in ${seconds} s.`, options);
    this.seconds = seconds;
  }
}

/** The service is overloaded (503, code `busy`) and refused the request unread; it was repeated several times. */
export class ServiceBusyError extends Error {
  readonly code = "serviceBusy";
  override readonly name = "ServiceBusyError";
  /** Seconds to wait before the next attempt. */
  readonly seconds: number;

  constructor(contractName: string, seconds: number, options?: WithCause) {
    super(`${contractName} was refused, since the service is overloaded.`, options);
    this.seconds = seconds;
  }
}

/**
 * The insurer does not accept the partner key of this page, its origin or its return page. The message is for the
 * developer of the page; visitors are asked to call.
 */
export class PartnerKeyError extends Error {
  readonly code = "partnerKey";
  override readonly name = "PartnerKeyError";
  /** The specific code, such as `partnerKeyWithdrawn`. */
  readonly reason: PartnerRefusalCode;

  constructor({ code, developerMessage }: PartnerRefusal, options?: WithCause) {
    super(developerMessage, options);
    this.reason = code;
  }
}

/** The service's response is not declared in its contract; the message names the endpoint. */
export class UnexpectedResponseError extends Error {
  readonly code = "unexpectedResponse";
  override readonly name = "UnexpectedResponseError";
  readonly contractName: string;
  readonly status: number;

  constructor(contractName: string, status: number, detail: string, options?: WithCause) {
    super(`${contractName} responded with ${status}: ${detail}`, options);
    this.contractName = contractName;
    this.status = status;
  }
}

/** Kind of a failed request; each has a text where the request is made. */
export type CallProblem =
  | { readonly kind: "network" }
  | {
      readonly kind: "tooMany";
      /** Seconds to wait before the next attempt. */
      readonly seconds: number;
    }
  | { readonly kind: "unexpected" };

/** Maximum retry delay shown: one hour; for a used-up daily quota the visitor is asked to call. */
const MAX_WAIT_SECONDS = 3_600;

/** Classifies an error: a lost connection, a service that is too busy, or something unexpected. */
export function toCallProblem(error: unknown): CallProblem {
  if (error instanceof TooManyRequestsError && error.seconds <= MAX_WAIT_SECONDS) {
    return { kind: "tooMany", seconds: error.seconds };
  }
  const isLost =
    error instanceof ModuleLoadError
      ? error.isOffline
      : error instanceof NetworkError || error instanceof TimeoutError;
  return { kind: isLost ? "network" : "unexpected" };
}
