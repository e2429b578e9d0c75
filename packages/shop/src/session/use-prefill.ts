import type { ApiClient } from "@sughurta/api-client";
import type { Prefill } from "@sughurta/contracts/partner";
import { lazyModule } from "@sughurta/lazy-module";
import { useEffect, useState } from "react";

const partnerContracts = lazyModule(() => import("@sughurta/contracts/partner"));

/**
 * Prefills that this page has redeemed, by token: no token is used twice, also where a shop is rendered again. In
 * memory only.
 */
const taken = new Map<string, Promise<Prefill | undefined>>();

/** Result of a token. */
export type TakenPrefill =
  | { readonly kind: "none" }
  | { readonly kind: "waiting" }
  | { readonly kind: "taken"; readonly known: Prefill | undefined };

/** Redeems the prefill that a partner's server stored for this page; an unusable token is treated as none. */
export function usePrefill(client: ApiClient | undefined, token: string | undefined): TakenPrefill {
  const [found, setFound] = useState<{ readonly token: string; readonly known?: Prefill }>();
  useEffect(() => {
    if (!client || !token) return;
    let isCurrent = true;
    void takeOnce(client, token).then((known) => {
      if (isCurrent) setFound(known ? { token, known } : { token });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, token]);
  if (!token) return { kind: "none" };
  return found?.token === token ? { kind: "taken", known: found.known } : { kind: "waiting" };
}

function takeOnce(client: ApiClient, token: string): Promise<Prefill | undefined> {
  const known = taken.get(token) ?? take(client, token);
  taken.set(token, known);
  return known;
}

/** Without a prefill the buyer fills in the forms. */
async function take(client: ApiClient, token: string): Promise<Prefill | undefined> {
  try {
    const { takePrefill } = await partnerContracts.load();
    const { status, data } = await client.send(takePrefill, { body: { token } });
    return status === 200 ? data : undefined;
  } catch {
    // It may still be valid: a shop that is rendered again retries.
    taken.delete(token);
    return undefined;
  }
}
