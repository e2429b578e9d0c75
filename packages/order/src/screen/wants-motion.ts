/** Whether animations are allowed; false where a browser cannot tell. */
export function wantsMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === false;
}
