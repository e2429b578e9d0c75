/** Tells whether things may move; they stand still where a browser cannot say so. */
export function wantsMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === false;
}
