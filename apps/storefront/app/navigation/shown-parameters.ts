/** Query parameters that change what a page shows; all others are left out of rendering and caching. */
export const SHOWN_PARAMETERS = ["page", "payment", "category"] as const;

/** Values that can change a page; the first page of a list is the list's own address. */
const SHOWN_VALUES = {
  page: /^(?!1$)[1-9]\d{0,4}$/,
  payment: /^[\w-]{1,64}$/,
  category: /^[\w-]{1,64}$/,
} as const;

/** The part of a query that changes the page, in one spelling. */
export function shownSearch(search: string): string {
  const asked = new URLSearchParams(search);
  const shown = new URLSearchParams();
  for (const name of SHOWN_PARAMETERS) {
    const value = asked.get(name);
    if (value !== null && SHOWN_VALUES[name].test(value)) shown.set(name, value);
  }
  return shown.toString();
}
