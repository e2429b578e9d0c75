import { useLayoutEffect } from "react";
import { useLatest } from "../use-latest/use-latest.ts";

const MARK = "sgDialog";

/** Whether a history change concerns its dialog, so that no other handler reacts to it. */
type Listener = () => boolean;

const listeners = new Set<Listener>();
let goOnAfterwards: (() => void) | undefined;

// A window asks its listeners in the order in which they came, so this one has to come before a
// router's: when the module is read, not when the first dialog opens.
if (typeof window !== "undefined") {
  window.addEventListener("popstate", (event) => {
    const goOn = goOnAfterwards;
    const isMine = [...listeners].some((hears) => hears());
    if (isMine || goOn) event.stopImmediatePropagation();
    goOnAfterwards = undefined;
    goOn?.();
  });
}

/**
 * Gives an open dialog or menu its own entry in the browser's history, so that Back closes it. The
 * entry copies the router's state, and the router never hears of a move between the two.
 */
export function useHistoryEntry(open: boolean, id: string, onBack: () => void): void {
  const back = useLatest(onBack);

  // With the first paint of what is open: Back may be pressed as soon as it is seen.
  useLayoutEffect(() => {
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
      if (!isOurs(id) || goOnAfterwards) return;
      const comeBack: Listener = () => listeners.delete(comeBack);
      listeners.add(comeBack);
      history.back();
    };
  }, [open, id]);
}

/**
 * Closes what stands on an entry of its own, then goes on: for a link inside a dialog or menu, whose
 * page would otherwise leave that entry behind it in the history.
 */
export function afterHistoryEntry(goOn: () => void): void {
  if (!isMarked(history.state)) {
    goOn();
    return;
  }
  goOnAfterwards = goOn;
  history.back();
}

function isOurs(id: string): boolean {
  const state: unknown = history.state;
  return isMarked(state) && state[MARK] === id;
}

function isMarked(state: unknown): state is { [MARK]: unknown } {
  return typeof state === "object" && state !== null && MARK in state;
}
