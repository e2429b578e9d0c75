import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { compressPage } from "../gateway/compress.ts";
import { SECURITY_HEADERS } from "../gateway/security-headers.ts";

/** Cache header of a page that is incomplete or personal. */
export const NEVER_CACHED = "private, no-store";

/** A page as sent by the server. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** In brotli, which nearly every browser supports; others get it decompressed. */
  body: Buffer;
}

/** Completes a rendered page: security headers, cache headers, compression. */
export async function toCachedPage(
  rendered: Response,
  vary: string,
): Promise<{ page: CachedPage; cacheable: boolean }> {
  const { status } = rendered;
  const html = Buffer.from(await rendered.arrayBuffer());
  const cacheable = status === 200 && rendered.headers.get("cache-control") !== NEVER_CACHED;
  const etag = cacheable ? `W/"${hash("sha1", html, "base64url")}"` : "";
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    ...Object.fromEntries(rendered.headers),
    vary,
    "cache-control": cacheable ? "no-cache" : NEVER_CACHED,
    ...(cacheable ? { etag } : {}),
  };
  const body = compressPage(html);
  return { page: { status, headers, etag, body }, cacheable };
}

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
  #droppedAt = 0;

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
    if (renderedAt >= this.#droppedAt) this.#entries.set(key, { page, renderedAt });
  }

  /** A price changed: no page that may show the old one is served again, also one that is being rendered. */
  drop(): void {
    this.#entries.clear();
    this.#droppedAt = this.#now();
  }

  /** Content changed: every page is served stale at most once while it is rendered again. */
  markStale(): void {
    this.#validFrom = this.#now();
  }
}
