import { useLayoutEffect } from "react";
import { useLatest } from "../use-latest/use-latest.ts";

const MARK = "sgDialog";

/** Whether a history change concerns its dialog, so that no other handler reacts to it. */
type Listener = () => boolean;

const listeners = new Set<Listener>();
let resumeAfterwards: (() => void) | undefined;

// A window calls its listeners in the order of registration, so this one has to precede a router's: on module load, not
// when the first dialog opens.
if (typeof window !== "undefined") {
  window.addEventListener("popstate", (event) => {
    const resume = resumeAfterwards;
    const isMine = [...listeners].some((hears) => hears());
    if (isMine || resume) event.stopImmediatePropagation();
    resumeAfterwards = undefined;
    resume?.();
  });
}

/**
 * Gives an open dialog or menu its own entry in the browser's history, so that Back closes it. The entry copies the
 * router's state, and the router is not notified of a move between the two.
 */
export function useHistoryEntry(open: boolean, id: string, onBack: () => void): void {
  const back = useLatest(onBack);

  // On the first paint of the open dialog: Back may be pressed as soon as it is visible.
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
      if (!isOurs(id) || resumeAfterwards) return;
      const comeBack: Listener = () => listeners.delete(comeBack);
      listeners.add(comeBack);
      history.back();
    };
  }, [open, id]);
}

/**
 * Closes a dialog or menu with a history entry of its own, then continues: for a link inside it, whose page would
 * otherwise leave that entry in the history.
 */
export function afterHistoryEntry(resume: () => void): void {
  if (!isMarked(history.state)) {
    resume();
    return;
  }
  resumeAfterwards = resume;
  history.back();
}

function isOurs(id: string): boolean {
  const state: unknown = history.state;
  return isMarked(state) && state[MARK] === id;
}

function isMarked(state: unknown): state is { [MARK]: unknown } {
  return typeof state === "object" && state !== null && MARK in state;
}
