import type { MatcherFunction } from "@testing-library/react";

/** Matches the smallest element with such a text, also where a price or number within has an element of its own. */
export function sentence(text: RegExp): MatcherFunction {
  const has = (element: Element) => text.test((element.textContent ?? "").replace(/\s+/g, " "));
  return (_, element) => element !== null && has(element) && ![...element.children].some(has);
}
