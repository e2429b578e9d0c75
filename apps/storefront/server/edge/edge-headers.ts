/** What a page is made of; a purge names one of them. Every page has `site`. */
export type PageTag = "site" | "content" | "prices";

/** Language of a page, which the edge derives from the cookie and sends with each request. */
export const LANGUAGE_HEADER = "x-language";

/** Lifetime of a page at the edge in seconds, in case that a purge does not arrive. */
const PAGE_SECONDS = 3_600;
const PRICE_SECONDS = 600;
/** How long the edge shows an outdated page while it asks for it again. */
const REVALIDATE_SECONDS = 30;
/** How long it shows one while the site does not respond. */
const ERROR_SECONDS = 86_400;

/** Addresses that name a policy or a payment: their pages are for one visitor. */
const OF_ONE_PERSON = /^\/verify(?:\/|\.data)|[?&]payment=/;

/** Whether visitors share the page of an address. */
export const isShared = (path: string): boolean => !OF_ONE_PERSON.test(path);

/** Headers for shared caches only, so that browsers still check each page: RFC 9213 and the older names. */
export function edgeHeaders(tags: ReadonlySet<PageTag>): Record<string, string> {
  const seconds = tags.has("prices") ? PRICE_SECONDS : PAGE_SECONDS;
  const lifetime = `max-age=${seconds}, stale-while-revalidate=${REVALIDATE_SECONDS}, stale-if-error=${ERROR_SECONDS}`;
  return {
    "cdn-cache-control": `public, ${lifetime}`,
    "surrogate-control": lifetime,
    ...tagHeaders([...tags]),
  };
}

/** The tags of a page or of a purge, under both names that caches know. */
export function tagHeaders(tags: readonly PageTag[]): Record<string, string> {
  return { "cache-tag": tags.join(","), "surrogate-key": tags.join(" ") };
}

/** The headers of a page without those for shared caches: this response is for one browser. */
export function withoutEdgeHeaders(
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const forAll = new Set(Object.keys(edgeHeaders(new Set())));
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !forAll.has(name))),
    "cdn-cache-control": "no-store",
  };
}
