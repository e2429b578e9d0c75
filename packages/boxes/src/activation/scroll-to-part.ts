import { type MouseEvent, type RefObject, useEffect } from "react";

const SCROLL_AFTER_MS = 1_500;

/** Input that shows another intention: then the page does not scroll automatically. */
const OWN_MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Scrolls to a part of the page and moves the focus there; jumps under reduced motion. */
function scrollToPart(part: HTMLElement): void {
  const isReduced = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  part.scrollIntoView({ behavior: isReduced ? "auto" : "smooth", block: "start" });
  part.focus({ preventScroll: true });
}

/** Follows a link to a part of this page by scrolling; without scripts the browser jumps to its `#id`. */
export function scrollToLinkedPart(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.getElementById(event.currentTarget.hash.slice(1));
  if (!part) return;
  event.preventDefault();
  scrollToPart(part);
}

/** Scrolls to the activation form 1.5 s after the page opened for it (S0 §9), unless the visitor moves first. */
export function useScrollToActivation(
  toActivate: boolean,
  part: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!toActivate) return;
    const timer = setTimeout(() => {
      if (part.current) scrollToPart(part.current);
    }, SCROLL_AFTER_MS);
    const leave = () => clearTimeout(timer);
    for (const move of OWN_MOVES) document.addEventListener(move, leave, { passive: true });
    return () => {
      leave();
      for (const move of OWN_MOVES) document.removeEventListener(move, leave);
    };
  }, [toActivate, part]);
}
