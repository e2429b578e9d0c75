import { wantsMotion } from "./wants-motion.ts";

const SLIDE_PX = 16;
const SLIDE_MS = 160;

/** Slides the fields of a step in from its direction, without the bar below them; unless motion is reduced. */
export function slideStepIn(heading: HTMLElement, side: "start" | "end"): void {
  if (!wantsMotion()) return;
  const fields = heading.closest(".sg-order__form")?.children ?? [];
  const isMirrored = getComputedStyle(heading).direction === "rtl";
  const from = (side === "end") === isMirrored ? -SLIDE_PX : SLIDE_PX;
  const steps = [{ opacity: 0, transform: `translateX(${from}px)` }, {}];
  for (const part of fields) {
    if (part.matches(".sg-order__next, .sg-order__after")) continue;
    part.animate?.(steps, { duration: SLIDE_MS, easing: "ease-out" });
  }
}
