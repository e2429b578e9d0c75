import { fromWire } from "@sughurta/contracts";
import { type Caller, callerHeaders } from "./caller-headers.ts";
import type { ApiClientOptions } from "./client-types.ts";
import { addressOf, type LooseRequest } from "./request.ts";
import { ANSWER_TIMEOUT_MS } from "./timeouts.ts";

/**
 * Reads what needs no token with what every browser has, where the schemas and what sends are still to come:
 * the JSON of the answer with its keys in camelCase, unchecked. `undefined` where it is not answered well: an
 * `ApiClient` that asks again knows what is wrong.
 */
export async function getAtOnce(
  path: string,
  request: Pick<LooseRequest, "params" | "query">,
  caller: Caller & Pick<ApiClientOptions, "baseUrl">,
): Promise<unknown> {
  try {
    const response = await fetch(addressOf(path, request, caller), {
      headers: callerHeaders(caller),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return response.ok ? fromWire(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
