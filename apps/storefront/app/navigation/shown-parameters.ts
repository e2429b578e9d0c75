/** Query parameters that change what a page shows; all others are left out of rendering and caching. */
export const SHOWN_PARAMETERS = ["category", "page", "payment", "tab"] as const;

/** The part of a query that changes the page, in one spelling. */
export function shownSearch(search: string): string {
  const asked = new URLSearchParams(search);
  const shown = new URLSearchParams();
  for (const name of SHOWN_PARAMETERS) {
    const value = asked.get(name);
    if (value !== null) shown.set(name, value);
  }
  return shown.toString();
}
