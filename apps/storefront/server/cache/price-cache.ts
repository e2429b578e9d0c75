import { startingPrices } from "@sughurta/contracts/shop";
import { DEFAULT_LANGUAGE } from "@sughurta/domain";
import { ContentCache, type ContentCacheOptions } from "./content-cache.ts";
import type { FetchContent } from "./content-source.ts";

/** A price is asked again after this time, and no older one is shown where the service does not respond. */
const LIMITS = { freshMs: 30_000, staleMs: 60_000 };

/** Time within which a page may wait for a query of this cache in the background. */
const TIMEOUT_MS = 2_000;

/**
 * Prices on pages. Unlike content they are neither kept on disk nor shown for a day. The edition of all prices is
 * queried every half minute, and a change drops every price and, by `onChange`, the pages with them.
 */
export function createPriceCache(
  fetch: FetchContent,
  { onChange, onFailure }: Required<Pick<ContentCacheOptions, "onChange" | "onFailure">>,
): ContentCache {
  const cache = new ContentCache({
    fetch,
    onFailure,
    onChange: () => {
      cache.drop();
      onChange();
    },
    limits: LIMITS,
  });
  const watch = setInterval(() => {
    if (!cache.has(startingPrices.path, DEFAULT_LANGUAGE)) return;
    cache.get(startingPrices.path, DEFAULT_LANGUAGE, TIMEOUT_MS).catch(() => undefined);
  }, LIMITS.freshMs + 1_000);
  watch.unref();
  return cache;
}
