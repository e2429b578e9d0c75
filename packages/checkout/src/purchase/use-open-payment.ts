import type { ApiClient } from "@sughurta/api-client";
import { useLatest } from "@sughurta/ui-kit";
import { useCallback, useEffect, useState } from "react";
import { type LastPayment, lastPayment, type OrderKey } from "./start-payment.ts";

/** An earlier open payment of this order, shown to the buyer. */
export interface OpenPayment extends LastPayment {
  readonly kind: Exclude<LastPayment["kind"], "ended">;
}

/** Storage key of the order's idempotency key. */
interface StoredKey {
  readonly read: () => OrderKey | undefined;
  readonly write: (key: OrderKey) => void;
}

/**
 * Looks for such a payment when the order opens and whenever its page becomes visible again: another tab may have paid.
 */
export function useOpenPayment(client: ApiClient, storedKey: StoredKey) {
  const [openPayment, setOpenPayment] = useState<OpenPayment>();
  const latest = useLatest({ client, storedKey });

  const look = useCallback(async () => {
    const { client: sender, storedKey: stored } = latest.current;
    const key = stored.read();
    if (key?.paymentId === undefined || key.toldPaid) return;
    // A failed query is repeated before any other payment.
    const found = await lastPayment(sender, key.paymentId).catch(() => undefined);
    if (!found) return;
    setOpenPayment(found.kind === "ended" ? undefined : { ...found, kind: found.kind });
    // Called once: later input is another order.
    if (found.kind === "paid") stored.write({ ...key, toldPaid: true });
  }, []);

  useEffect(() => {
    const stop = new AbortController();
    const lookIfVisible = () => {
      if (document.visibilityState === "visible") void look();
    };
    void look();
    window.addEventListener("pageshow", ({ persisted }) => persisted && void look(), stop);
    document.addEventListener("visibilitychange", lookIfVisible, stop);
    return () => stop.abort();
  }, [look]);

  return { openPayment, look };
}
