import type { ContractShape } from "@sughurta/contracts/core";
import type { RequestOf, SentResponseOf } from "./request.ts";

/** Environment of a client. */
export interface ApiClientOptions {
  /**
   * Origin of the services; the page's own by default. With a path, such as `/insurer`, where the page's own server
   * forwards the requests.
   */
  readonly baseUrl?: string;
  /** Publishable key of this page, where it is not the insurer's own. */
  readonly partnerKey?: string;
  /** Return page, with its origin, after paying; must be allowed for the key. */
  readonly returnPage?: string;
  /** Language of messages, sent as `Accept-Language`. */
  readonly getLanguage: () => string;
  readonly getAccessToken?: () => string | undefined | Promise<string | undefined>;
  /** Called on 401; returns whether there is a new token, so that the request is repeated. */
  readonly onUnauthorized?: () => Promise<boolean>;
  /** Preloads the code of `getAccessToken`, as part of {@link ApiClient.prepare}. */
  readonly prepare?: () => Promise<unknown>;
  readonly fetch?: typeof globalThis.fetch;
  /** See {@link ApiClient.storageKey}. */
  readonly storageKey?: string;
}

/** Sends contracts. */
export interface ApiClient {
  /** Origin, or path on the page's own server, of the services; the page's own origin by default. */
  readonly baseUrl?: string;
  /** Prefix of this client's keys in the browser's storage; `sughurta` by default. */
  readonly storageKey?: string;
  /**
   * Sends a request and returns the response as a union discriminated by `status`.
   * Throws `NetworkError`, `TimeoutError`, `TooManyRequestsError`, `ServiceBusyError`, `PartnerKeyError` or
   * `UnexpectedResponseError`; an aborted request throws the abort reason.
   */
  send<C extends ContractShape>(contract: C, request: RequestOf<C>): Promise<SentResponseOf<C>>;
  /**
   * Preloads the sending code before the first request, while the page still has a connection. Never throws: a failed
   * load becomes a `NetworkError` of the request.
   */
  prepare?(): Promise<void>;
  /** Loads the token before a request during page unload: a session cannot start then. Never throws. */
  startSession?(): Promise<void>;
}
