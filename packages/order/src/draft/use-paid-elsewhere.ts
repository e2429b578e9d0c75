import { type ApiClient, readServiceDraft } from "@sughurta/api-client";
import { useEffect, useRef } from "react";

/** Tells when an order that another device was given was paid there, once this page is looked at again. */
export function usePaidElsewhere(
  client: ApiClient,
  kind: string,
  isGiven: boolean,
  onPaid: () => void,
): void {
  const tell = useRef(onPaid);
  useEffect(() => {
    tell.current = onPaid;
  });

  useEffect(() => {
    if (!isGiven) return;
    const stop = new AbortController();
    async function look() {
      if (document.visibilityState !== "visible") return;
      const found = await readServiceDraft(client, kind, stop.signal).catch(() => undefined);
      if (found?.kind === "paid" && !stop.signal.aborted) tell.current();
    }
    document.addEventListener("visibilitychange", look, { signal: stop.signal });
    return () => stop.abort();
  }, [client, kind, isGiven]);
}
