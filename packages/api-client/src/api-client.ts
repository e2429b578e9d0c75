import type { ContractShape } from "@sughurta/contracts/core";
import { lazyModule } from "@sughurta/lazy-module";
import type { ApiClient, ApiClientOptions } from "./client-types.ts";
import { NetworkError } from "./errors.ts";

/** ky and the schemas are loaded with the first request or {@link ApiClient.prepare}: most pages send none. */
const sender = lazyModule(() => import("./send-call.ts"));

/** Creates a client: language, token, idempotency key, timeouts; only GET is retried, twice, with jitter. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, storageKey } = options;
  return {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(storageKey === undefined ? {} : { storageKey }),
    async send(contract, call) {
      // A request during page unload starts at once.
      const { sendCall } = sender.now() ?? (await sender.load().catch(notLoaded(contract)));
      return sendCall(contract, call, options);
    },
    async startSession() {
      await Promise.allSettled([sender.load(), options.getAccessToken?.()]);
    },
    async prepare() {
      await Promise.allSettled([sender.load(), options.prepare?.()]);
    },
  };
}

function notLoaded(contract: ContractShape) {
  return (cause: unknown): never => {
    throw new NetworkError(`The code that sends ${contract.name} did not come.`, { cause });
  };
}
