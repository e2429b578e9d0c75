import { useEffect, useRef } from "react";

const MARK = "sgDialog";

/** Tells whether a move in the history was about its dialog, and so nobody else's business. */
type Listener = () => boolean;

const listeners = new Set<Listener>();

// A window asks its listeners in the order in which they came, so this one has to come before a
// router's: when the module is read, not when the first dialog opens.
if (typeof window !== "undefined") {
  window.addEventListener("popstate", (event) => {
    if ([...listeners].some((isMine) => isMine())) event.stopImmediatePropagation();
  });
}

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

    const leave: Listener = () => {
      if (isOurs(id)) return false;
      listeners.delete(leave);
      back.current();
      return true;
    };
    listeners.add(leave);

    return () => {
      listeners.delete(leave);
      if (!isOurs(id)) return;
      const comeBack: Listener = () => listeners.delete(comeBack);
      listeners.add(comeBack);
      history.back();
    };
  }, [open, id]);
}

function isOurs(id: string): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && MARK in state && state[MARK] === id;
}
