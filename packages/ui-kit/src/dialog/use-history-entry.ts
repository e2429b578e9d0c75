import { useEffect, useRef } from "react";

const MARK = "sgDialog";

/**
 * Gives an open dialog its own entry in the browser's history, so that Back closes it. The entry
 * copies the router's state, and the router never hears of a move between the two.
 */
export function useHistoryEntry(open: boolean, id: string, onBack: () => void): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });

  useEffect(() => {
    if (!open) return;
    if (!isOurs(id)) history.pushState({ ...history.state, [MARK]: id }, "");

    function leave(event: PopStateEvent) {
      if (isOurs(id)) return;
      event.stopImmediatePropagation();
      window.removeEventListener("popstate", leave, true);
      back.current();
    }
    window.addEventListener("popstate", leave, true);

    return () => {
      window.removeEventListener("popstate", leave, true);
      if (!isOurs(id)) return;
      window.addEventListener("popstate", (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
      history.back();
    };
  }, [open, id]);
}

function isOurs(id: string): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && MARK in state && state[MARK] === id;
}
