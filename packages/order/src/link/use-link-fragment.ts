import { useLatest } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";

/** A link that was opened on the page of an order. */
export interface OpenedLink {
  /** What its fragment brings. */
  readonly content: string;
  /** Tells it from the same link opened before. */
  readonly number: number;
}

/**
 * The link that was opened last and brings something in its fragment, as `read` finds it; the fragment leaves the address, and
 * so the history, at once. `saveNow` first saves what is filled in here, so that it is not mistaken for an empty order.
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
    // A link that is opened where the order is on the screen already loads no new page.
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);

  return opened;
}
