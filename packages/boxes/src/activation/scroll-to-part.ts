import { type RefObject, useEffect } from "react";

const SCROLL_AFTER_MS = 1_500;

/** Signs that somebody has begun to do something else here: nothing is pulled away from under their hands. */
const OWN_MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Scrolls to the activation form 1.5 s after the page opened for it (S0 §9), unless the visitor moves first; jumps
 * under reduced motion.
 */
export function useScrollToActivation(
  toActivate: boolean,
  target: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!toActivate) return;
    const timer = setTimeout(() => {
      const still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
      target.current?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
      target.current?.focus({ preventScroll: true });
    }, SCROLL_AFTER_MS);
    const leave = () => clearTimeout(timer);
    for (const move of OWN_MOVES) document.addEventListener(move, leave, { passive: true });
    return () => {
      leave();
      for (const move of OWN_MOVES) document.removeEventListener(move, leave);
    };
  }, [toActivate, target]);
}
