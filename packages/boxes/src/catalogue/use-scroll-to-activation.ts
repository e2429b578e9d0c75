import { type RefObject, useEffect } from "react";

const SCROLL_AFTER_MS = 1_500;

/** Scrolls to the activation form 1.5 s after the page opened for it (S0 §9); jumps under reduced motion. */
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
    return () => clearTimeout(timer);
  }, [toActivate, target]);
}
