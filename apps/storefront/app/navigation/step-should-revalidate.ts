import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * A step or a part of a page is no other page: its address brings nothing new from the server. The same address is loaded
 * again on purpose, such as after midnight.
 */
export function stepShouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isStep = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return !isStep && defaultShouldRevalidate;
}
