/** Maximum length of a search query, in characters. */
export const MAX_QUERY = 64;

/** Query parameters that change a page; all others are excluded from rendering and caching. */
export const CACHE_KEY_PARAMS = [
  "page",
  "payment",
  "category",
  "way",
  "q",
  "country",
  "begin",
  "end",
  "people",
] as const;

/** Values that can change a page; the first page of a list has the list's own address. */
const CACHE_KEY_VALUES = {
  page: /^(?!1$)[1-9]\d{0,4}$/,
  payment: /^[\w-]{1,64}$/,
  category: /^[\w-]{1,64}$/,
  way: /^(register|recover)$/,
  q: new RegExp(`^.{1,${MAX_QUERY}}$`, "u"),
  country: /^[A-Z]{2,3}$/,
  begin: /^\d{4}-\d{2}-\d{2}$/,
  end: /^\d{4}-\d{2}-\d{2}$/,
  people: /^[1-9]$/,
} as const;

/** Answers of the form for a trip, for the page that shows their price. */
const TRIP_PARAMS: readonly string[] = ["country", "begin", "end", "people"];
const TRIP_PATHS: readonly string[] = ["/travel", "/travel.data"];

/** Search terms are arbitrary: on any other page they would add cache entries. */
const SEARCH_PATHS: readonly string[] = ["/search", "/search.data"];

/** The part of a query that changes the page of a path, in canonical form. */
export function cacheKeySearch(pathname: string, search: string): string {
  const asked = new URLSearchParams(search);
  const shown = new URLSearchParams();
  for (const name of CACHE_KEY_PARAMS) {
    if (name === "q" && !SEARCH_PATHS.includes(pathname)) continue;
    if (TRIP_PARAMS.includes(name) && !TRIP_PATHS.includes(pathname)) continue;
    const value = asked.get(name);
    if (value !== null && CACHE_KEY_VALUES[name].test(value)) shown.set(name, value);
  }
  return shown.toString();
}
