import type { ContractShape } from "@sughurta/contracts";
import type { ApiClient, ApiClientOptions } from "./client-types.ts";
import { NetworkError } from "./errors.ts";
import { loadLateContracts } from "./late-contracts.ts";

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
  const { storageKey } = options;
  return {
    ...(storageKey === undefined ? {} : { storageKey }),
    async send(contract, call) {
      const send = sendCall ?? (await loadSendCall().catch(notLoaded(contract)));
      return send(contract, call, options);
    },
    async startSession() {
      await Promise.allSettled([loadSendCall(), loadLateContracts(), options.getAccessToken?.()]);
    },
    async prepare() {
      await Promise.allSettled([loadSendCall(), loadLateContracts(), options.prepare?.()]);
    },
  };
}

function notLoaded(contract: ContractShape) {
  return (cause: unknown): never => {
    throw new NetworkError(`The code that sends ${contract.name} did not come.`, { cause });
  };
}
