import type { ContractShape } from "@sughurta/contracts";
import { NetworkError } from "./errors.ts";
import type { RequestOf, SentAnswerOf } from "./request.ts";

/** What a client needs to know of its surroundings. */
export interface ApiClientOptions {
  /** Origin of the services; the page's own when left out. */
  readonly baseUrl?: string;
  /** Language of messages, sent as `Accept-Language`. */
  readonly getLanguage: () => string;
  readonly getAccessToken?: () => string | undefined | Promise<string | undefined>;
  /** Called on 401; answers whether a new token is there, so that the request is sent once more. */
  readonly onUnauthorized?: () => Promise<boolean>;
  /** Fetches what `getAccessToken` will need, as part of {@link ApiClient.prepare}. */
  readonly prepare?: () => Promise<unknown>;
  readonly fetch?: typeof globalThis.fetch;
}

/** Sends contracts. */
export interface ApiClient {
  /**
   * Sends a call and gives the answer as a union discriminated by `status`.
   * Throws `NetworkError`, `TimeoutError`, `TooManyRequestsError` or `UnexpectedResponseError`; an aborted call
   * throws the abort reason.
   */
  send<C extends ContractShape>(contract: C, request: RequestOf<C>): Promise<SentAnswerOf<C>>;
  /**
   * Fetches the code that sends ahead of the first call, while the page still has a connection.
   * Never throws: what did not come shows as a `NetworkError` of the call.
   */
  prepare?(): Promise<void>;
}

type SendCall = typeof import("./send-call.ts")["sendCall"];

// Kept, so that a call made while the page is being left starts at once.
let sendCall: SendCall | undefined;

/** ky and the schemas come with the first call or {@link ApiClient.prepare}: most pages never call. */
async function loadSendCall(): Promise<SendCall> {
  ({ sendCall } = await import("./send-call.ts"));
  return sendCall;
}

/** Makes a client: language, token, idempotency key, timeouts; GET alone is retried, twice, with jitter. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    async send(contract, asked) {
      const send = sendCall ?? (await loadSendCall().catch(notLoaded(contract)));
      return send(contract, asked, options);
    },
    async prepare() {
      await Promise.allSettled([loadSendCall(), options.prepare?.()]);
    },
  };
}

function notLoaded(contract: ContractShape) {
  return (cause: unknown): never => {
    throw new NetworkError(`The code that sends ${contract.name} did not come.`, { cause });
  };
}
