import type { Encoding } from "../compress.ts";

/** A rendered page with the forms in which it leaves the server. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** Header lists as Node writes them, made at the first answer of each encoding. */
  written: Partial<Record<Encoding, string[]>>;
  /** The brotli form is, or is being made, as small as it gets. */
  polished: boolean;
}

interface Entry {
  page: CachedPage;
  madeAt: number;
  freshUntil: number;
  staleUntil: number;
}

export interface PageCacheOptions {
  freshMs: number;
  staleMs: number;
  maxBytes: number;
  now?: () => number;
}

/** Anonymous pages by address and language, the least recently made first to go. */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  #bytes = 0;
  #validFrom = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** A page that may be shown, and whether it should be made again behind the visitor's back. */
  get(key: string): { page: CachedPage; fresh: boolean } | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#now();
    if (now > entry.staleUntil) {
      this.#drop(key, entry);
      return undefined;
    }
    return { page: entry.page, fresh: now <= entry.freshUntil && entry.madeAt >= this.#validFrom };
  }

  /** Keeps a page; `madeAt` is when its making began, since content may change meanwhile. */
  set(key: string, page: CachedPage, madeAt: number): void {
    const old = this.#entries.get(key);
    if (old) this.#drop(key, old);
    const { freshMs, staleMs } = this.#options;
    const freshUntil = madeAt + freshMs;
    this.#entries.set(key, { page, madeAt, freshUntil, staleUntil: madeAt + staleMs });
    this.#bytes += weight(page);
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#drop(oldest, entry);
    }
  }

  /** Content changed: every page is shown once more at most while it is made again. */
  markStale(): void {
    this.#validFrom = this.#now();
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= weight(entry.page);
  }
}

/** Compressed copies come later, so a page is weighed with room for them. */
function weight(page: CachedPage): number {
  return Math.ceil(page.bodies.identity.byteLength * 1.5);
}
