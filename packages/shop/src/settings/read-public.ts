import { ANSWER_TIMEOUT_MS, callerHeaders, timeoutSignal } from "@sughurta/api-client";
import { fromWire } from "@sughurta/contracts/core";
import type { Language } from "@sughurta/domain";
import type { ShopConnection } from "../session/shop-session.ts";
import { toWholeAddresses } from "../session/whole-addresses.ts";

/** Reads what the insurer's site tells everybody, by its path; `undefined` where it gives no answer to use. */
export type ReadPublic = (path: string) => Promise<unknown>;

/**
 * Reads with what every browser has: what sends is a tenth of a first view, and comes with the visitor's first move.
 * Where this gives nothing, or nothing as agreed, ask the client: it repeats the request and names the problem.
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
