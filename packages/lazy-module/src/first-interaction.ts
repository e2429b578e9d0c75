import { useCallback, useEffect, useState } from "react";

// Assistive technology may click or type without a pointer or a key.
const MOVES = ["pointerdown", "pointermove", "keydown", "click", "input", "scroll"] as const;

/** Calls a function once on a visitor's first interaction with the page: loads what the first view does not need. */
export function useFirstInteraction(action: () => void): void {
  useEffect(() => {
    // A buyer who started before the scripts were loaded has interacted already.
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

/** Whether a visitor has interacted with the page. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useFirstInteraction(useCallback(() => setHasInteracted(true), []));
  return hasInteracted;
}
