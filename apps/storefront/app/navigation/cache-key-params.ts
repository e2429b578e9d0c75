/** Query parameters that change what a page shows; all others are left out of rendering and caching. */
export const CACHE_KEY_PARAMS = ["page", "payment", "category", "way"] as const;

/** Values that can change a page; the first page of a list is the list's own address. */
const CACHE_KEY_VALUES = {
  page: /^(?!1$)[1-9]\d{0,4}$/,
  payment: /^[\w-]{1,64}$/,
  category: /^[\w-]{1,64}$/,
  way: /^(register|recover)$/,
} as const;

/** The part of a query that changes the page, in one spelling. */
export function cacheKeySearch(search: string): string {
  const asked = new URLSearchParams(search);
  const shown = new URLSearchParams();
  for (const name of CACHE_KEY_PARAMS) {
    const value = asked.get(name);
    if (value !== null && CACHE_KEY_VALUES[name].test(value)) shown.set(name, value);
  }
  return shown.toString();
}
