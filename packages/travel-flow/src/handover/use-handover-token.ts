import { useEffect, useState } from "react";
import { handoverToken } from "./handover-link.ts";

/** The token of a link from another device; it leaves the address, and so the history, at once. */
export function useHandoverToken(): string | undefined {
  const [token, setToken] = useState<string>();

  useEffect(() => {
    function take() {
      const { href, pathname, search } = window.location;
      const found = handoverToken(href);
      if (found === undefined) return;
      window.history.replaceState(window.history.state, "", pathname + search);
      setToken(found);
    }
    take();
    // A link that is opened where the order is on the screen already loads no new page.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);

  return token;
}
