import { useLatest } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { transferToken } from "./transfer-link.ts";

/** A link from another device that was opened here. */
export interface Arrival {
  readonly token: string;
  /** Tells it from the same link opened before. */
  readonly number: number;
}

/**
 * The link to a kind of draft from another device that was opened last; its token leaves the address, and so the history, at
 * once. `saveNow` first saves what is filled in here, so that it is not mistaken for an empty order.
 */
export function useTransferToken(kind: string, saveNow: () => void): Arrival | undefined {
  const [arrival, setArrival] = useState<Arrival>();
  const keep = useLatest(saveNow);

  useEffect(() => {
    function take() {
      const { href, pathname, search } = window.location;
      const found = transferToken(href, kind);
      if (found === undefined) return;
      window.history.replaceState(window.history.state, "", pathname + search);
      keep.current();
      setArrival((before) => ({ token: found, number: (before?.number ?? 0) + 1 }));
    }
    take();
    // A link that is opened where the order is on the screen already loads no new page.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, [kind]);

  return arrival;
}
