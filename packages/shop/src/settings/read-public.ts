import { ANSWER_TIMEOUT_MS, callerHeaders, timeoutSignal } from "@sughurta/api-client";
import { fromWire } from "@sughurta/contracts/core";
import type { Language } from "@sughurta/domain";
import type { ShopConnection } from "../session/shop-session.ts";
import { toWholeAddresses } from "../session/whole-addresses.ts";

/** Reads public data of the insurer's site, by its path; `undefined` where there is no usable response. */
export type ReadPublic = (path: string) => Promise<unknown>;

/**
 * Reads with `fetch` only: the API client is a tenth of a first view, and is loaded with the visitor's first
 * interaction. Where this returns nothing, or an invalid response, use the client: it repeats the request and names the
 * problem.
 */
export function publicReader(
  { insurer, partnerKey, returnPage, fetch: send }: ShopConnection,
  language: Language,
): ReadPublic {
  return async (path) => {
    try {
      const response = await (send ?? fetch)(insurer + path, {
        headers: callerHeaders({ getLanguage: () => language, partnerKey, returnPage }),
        signal: timeoutSignal(ANSWER_TIMEOUT_MS),
      });
      if (!response.ok) return undefined;
      return toWholeAddresses(fromWire(await response.json()), insurer);
    } catch {
      return undefined;
    }
  };
}
