import { LRUCache } from "lru-cache";
import type { CachedPage } from "./cached-page.ts";

interface Entry {
  page: CachedPage;
  renderedAt: number;
}

export interface PageCacheOptions {
  freshMs: number;
  staleMs: number;
  maxBytes: number;
  now?: () => number;
}

/** Headers and the entry itself. */
const AROUND_BODY_BYTES = 4_000;

/** Anonymous pages by address and language; the least recently used one is evicted first. */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  #validFrom = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }) => page.body.byteLength + AROUND_BODY_BYTES,
    });
  }

  /** A cached page, and whether it should be rendered again in the background. */
  get(key: string): { page: CachedPage; fresh: boolean } | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const { page, renderedAt } = entry;
    const age = this.#now() - renderedAt;
    if (age > this.#options.staleMs) return undefined;
    return { page, fresh: age <= this.#options.freshMs && renderedAt >= this.#validFrom };
  }

  /** Stores a page; `renderedAt` is the start of its rendering, since content may change during it. */
  set(key: string, page: CachedPage, renderedAt: number): void {
    this.#entries.set(key, { page, renderedAt });
  }

  /** Content changed: every page is served stale at most once while it is rendered again. */
  markStale(): void {
    this.#validFrom = this.#now();
  }
}
