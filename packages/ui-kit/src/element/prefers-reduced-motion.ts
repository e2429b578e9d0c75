/** Whether the visitor has asked for less motion, or the browser cannot tell. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches !== false;
}
