import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A step or a part of a page is no other page: its address brings nothing new from the server. */
export function stepShouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}
