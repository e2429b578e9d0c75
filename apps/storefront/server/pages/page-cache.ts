import type { PageEncoding } from "../compress.ts";

/** A rendered page with the forms in which it leaves the server. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** One form at least; the others are made of it when they are asked for. */
  bodies: Partial<Record<PageEncoding, Buffer>>;
  /** Header lists as Node writes them, made at the first answer of each encoding. */
  written: Partial<Record<PageEncoding, string[]>>;
  /** The brotli form is, or is being made, as small as it gets. */
  polished: boolean;
}

interface Entry {
  page: CachedPage;
  bytes: number;
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
    const entry = { page, bytes: 0, madeAt, freshUntil, staleUntil: madeAt + staleMs };
    this.#entries.set(key, entry);
    this.#weigh(entry);
  }

  /** Reckons anew what a page takes after its forms changed; the oldest make room for it. */
  weigh(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#weigh(entry);
  }

  #weigh(entry: Entry): void {
    this.#bytes -= entry.bytes;
    entry.bytes = bytesOf(entry.page);
    this.#bytes += entry.bytes;
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#drop(oldest, old);
    }
  }

  /** Content changed: every page is shown once more at most while it is made again. */
  markStale(): void {
    this.#validFrom = this.#now();
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** Headers, their written lists and the entry itself. */
const AROUND_BODIES_BYTES = 4_000;

function bytesOf({ bodies }: CachedPage): number {
  return Object.values(bodies).reduce(
    (sum, { byteLength }) => sum + byteLength,
    AROUND_BODIES_BYTES,
  );
}
