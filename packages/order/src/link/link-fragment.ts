import { parseAddress } from "@sughurta/api-client";
import { useLatest } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";

/** Parameters in the fragment of an address; `undefined` for an invalid address. */
export function getHashParams(address: string): URLSearchParams | undefined {
  const url = parseAddress(address);
  return url && new URLSearchParams(url.hash.slice(1));
}

/** A link opened on the page of an order. */
export interface OpenedLink {
  /** Content of its fragment. */
  readonly content: string;
  /** Distinguishes it from the same link opened before. */
  readonly number: number;
}

/**
 * The link opened last with content in its fragment, as parsed by `read`; the fragment is removed from the address, and
 * so from the history, at once. `saveNow` first saves the current input, so that it is not mistaken for an empty order.
 */
export function useLinkFragment(
  read: (address: string) => string | undefined,
  saveNow: () => void,
): OpenedLink | undefined {
  const [opened, setOpened] = useState<OpenedLink>();
  const latest = useLatest({ read, saveNow });

  useEffect(() => {
    function open() {
      const { href, pathname, search } = window.location;
      const content = latest.current.read(href);
      if (content === undefined) return;
      window.history.replaceState(window.history.state, "", pathname + search);
      latest.current.saveNow();
      setOpened((before) => ({ content, number: (before?.number ?? 0) + 1 }));
    }
    open();
    // A link opened where the order is already on the screen loads no new page.
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);

  return opened;
}
