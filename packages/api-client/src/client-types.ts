import type { ContractShape } from "@sughurta/contracts/core";
import type { RequestOf, SentAnswerOf } from "./request.ts";

/** What a client needs to know of its surroundings. */
export interface ApiClientOptions {
  /**
   * Origin of the services; the page's own when left out. With a path, such as `/insurer`, where the page's own
   * server passes the calls on.
   */
  readonly baseUrl?: string;
  /** Publishable key by which the insurer knows this page, where it is not the insurer's own. */
  readonly partnerKey?: string;
  /** Page, with its origin, that a buyer returns to after paying; the insurer allows it for the key. */
  readonly returnPage?: string;
  /** Language of messages, sent as `Accept-Language`. */
  readonly getLanguage: () => string;
  readonly getAccessToken?: () => string | undefined | Promise<string | undefined>;
  /** Called on 401; answers whether a new token is there, so that the request is sent once more. */
  readonly onUnauthorized?: () => Promise<boolean>;
  /** Fetches what `getAccessToken` will need, as part of {@link ApiClient.prepare}. */
  readonly prepare?: () => Promise<unknown>;
  readonly fetch?: typeof globalThis.fetch;
  /** See {@link ApiClient.storageKey}. */
  readonly storageKey?: string;
}

/** Sends contracts. */
export interface ApiClient {
  /** Origin, or path on the page's own server, of the services; the page's own origin when left out. */
  readonly baseUrl?: string;
  /** Prefix of every name under which the browser's storage holds something of this client; `sughurta` by default. */
  readonly storageKey?: string;
  /**
   * Sends a call and gives the answer as a union discriminated by `status`.
   * Throws `NetworkError`, `TimeoutError`, `TooManyRequestsError`, `PartnerKeyError` or `UnexpectedResponseError`; an
   * aborted call throws the abort reason.
   */
  send<C extends ContractShape>(contract: C, request: RequestOf<C>): Promise<SentAnswerOf<C>>;
  /**
   * Fetches the code that sends ahead of the first call, while the page still has a connection.
   * Never throws: what did not come shows as a `NetworkError` of the call.
   */
  prepare?(): Promise<void>;
  /**
   * Gets the token ahead of a call that is made while the page is being left: a session cannot begin then.
   * Never throws.
   */
  startSession?(): Promise<void>;
}
