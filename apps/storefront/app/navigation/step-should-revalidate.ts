import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * A step or a section of a page needs no new data from the server. The same address is loaded again on purpose, such as
 * after midnight.
 */
export function stepShouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isStep = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return !isStep && defaultShouldRevalidate;
}
