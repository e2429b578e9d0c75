import { type ApiClient, readServiceDraft } from "@sughurta/api-client";
import { useLatest } from "@sughurta/ui-kit";
import { useEffect } from "react";

/** Calls `onPaid` when another device has paid the given order, once this page is visible again. */
export function usePaidElsewhere(
  client: ApiClient,
  kind: string,
  isGiven: boolean,
  onPaid: () => void,
): void {
  const handlePaid = useLatest(onPaid);

  useEffect(() => {
    if (!isGiven) return;
    const stop = new AbortController();
    async function look() {
      if (document.visibilityState !== "visible") return;
      const found = await readServiceDraft(client, kind, stop.signal).catch(() => undefined);
      if (found?.kind === "paid" && !stop.signal.aborted) handlePaid.current();
    }
    document.addEventListener("visibilitychange", look, { signal: stop.signal });
    return () => stop.abort();
  }, [client, kind, isGiven]);
}
