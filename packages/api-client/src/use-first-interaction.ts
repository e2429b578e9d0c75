import { useEffect } from "react";

// Assistive technology may click or type without a pointer or a key.
const MOVES = ["pointerdown", "pointermove", "keydown", "click", "input", "scroll"] as const;

/** Does something once with a visitor's first move on the page: what no first view needs is fetched then. */
export function useFirstInteraction(action: () => void): void {
  useEffect(() => {
    // A buyer who began before the scripts were there has moved already.
    if (document.querySelector(":is(input, select, textarea):focus")) return action();
    const stop = new AbortController();
    function move() {
      stop.abort();
      action();
    }
    for (const name of MOVES) {
      window.addEventListener(name, move, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [action]);
}
