import type { Language } from "@sughurta/domain";
import { withTimeout } from "@sughurta/server-kit";
import { LRUCache } from "lru-cache";
import { type ContentEntry, toContentEntry } from "./content-entry.ts";
import { ContentUnavailableError, type FetchContent } from "./content-source.ts";

/** Consecutive failures after which an address is paused; a single failure may be chance. */
const FAILURES_IN_A_ROW = 3;
const CIRCUIT_OPEN_MS = 3_000;
const MAX_ADDRESSES = 500;

/**
 * Consecutive failures by address: an address that keeps failing is paused for a short time, other addresses are not.
 */
class CircuitBreaker {
  readonly #known = new LRUCache<string, { inRow: number; openUntil: number }>({
    max: MAX_ADDRESSES,
  });

  note(key: string, now: number): void {
    const inRow = (this.#known.get(key)?.inRow ?? 0) + 1;
    this.#known.set(key, {
      inRow,
      openUntil: inRow < FAILURES_IN_A_ROW ? 0 : now + CIRCUIT_OPEN_MS,
    });
  }

  clear(key: string): void {
    this.#known.delete(key);
  }

  isCircuitOpen(key: string, now: number): boolean {
    return now < (this.#known.get(key)?.openUntil ?? 0);
  }
}

interface CachedContent {
  entry: ContentEntry;
  freshUntil: number;
  staleUntil: number;
  /** When it was requested. */
  requestedAt: number;
  /** It was used although the service has newer content. */
  isShownOutdated?: boolean;
}

interface PendingFetch {
  response: Promise<ContentEntry | undefined>;
  since: number;
}

export interface ContentCacheOptions {
  fetch: FetchContent;
  /** Content that an earlier process read, by key: used where the service does not respond in time. */
  fallback?: (key: string) => unknown;
  /** Called when the content of an address has changed. */
  onChange?: () => void;
  /** Called with every new response. */
  onNews?: () => void;
  /** Called when the service has nothing under a key. */
  onMissing?: (key: string) => void;
  onFailure?: (error: unknown) => void;
  now?: () => number;
  limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  freshMs: 30_000,
  /** Stale content is used for a day. */
  staleMs: 86_400_000,
  /** How long missing content is cached. */
  missingMs: 10_000,
  mostMissing: 1_000,
  /** Timeout of the service where there is a fallback. */
  fallbackTimeoutMs: 700,
  maxBytes: 32_000_000,
};

/** Text, parsed content and values derived from it. */
const BYTES_PER_WIRE_BYTE = 4;
const AROUND_ENTRY_BYTES = 1_000;

/**
 * Content by address and language: fresh for half a minute, then served stale while it is fetched again, and kept for a
 * day when the service is slow, broken or unreachable. Addresses are independent: invented ones are cached elsewhere,
 * and a failure of one does not affect another.
 */
export class ContentCache {
  readonly #found: LRUCache<string, CachedContent>;
  readonly #missingUntil: LRUCache<string, number>;
  readonly #failures = new CircuitBreaker();
  readonly #pending = new Map<string, PendingFetch>();
  readonly #options: ContentCacheOptions;
  readonly #limits: typeof LIMITS;
  readonly #now: () => number;
  /** Content requested before this time is outdated. */
  #outdatedUntil = Number.NEGATIVE_INFINITY;

  constructor(options: ContentCacheOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#now = options.now ?? Date.now;
    this.#missingUntil = new LRUCache({ max: this.#limits.mostMissing });
    this.#found = new LRUCache({
      maxSize: this.#limits.maxBytes,
      sizeCalculation: ({ entry }) =>
        entry.wire.byteLength * BYTES_PER_WIRE_BYTE + AROUND_ENTRY_BYTES,
    });
  }

  /** True when no request is needed: the content is cached, or known to be missing. */
  has(path: string, language: Language): boolean {
    const key = toKey(path, language);
    return this.#lookUp(key) !== undefined || this.#isMissing(key);
  }

  /** All cached content by key, most recently requested first. */
  *contents(): Generator<[key: string, entry: ContentEntry]> {
    for (const [key, { entry }] of this.#found.entries()) yield [key, entry];
  }

  /**
   * Content of an address, `undefined` where it is missing; throws {@link ContentUnavailableError} when neither is
   * known within the given milliseconds.
   */
  async get(
    path: string,
    language: Language,
    timeoutMs: number,
  ): Promise<ContentEntry | undefined> {
    const key = toKey(path, language);
    const cached = this.#lookUp(key);
    const circuitOpen = this.#failures.isCircuitOpen(key, this.#now());
    if (cached && !this.#isOutdated(cached)) {
      if (this.#now() > cached.freshUntil && !circuitOpen) {
        this.#fetch(key, path, language).response.catch(() => undefined);
      }
      return cached.entry;
    }
    if (this.#isMissing(key)) return undefined;
    const fallback = cached ? undefined : this.#options.fallback?.(key);
    const limitMs =
      (cached ?? fallback) ? Math.min(timeoutMs, this.#limits.fallbackTimeoutMs) : timeoutMs;
    try {
      if (circuitOpen) throw new ContentUnavailableError(`${path} failed several times`);
      return await this.#inTime(this.#fetch(key, path, language), path, limitMs);
    } catch (error) {
      if (cached) {
        cached.isShownOutdated = true;
        return cached.entry;
      }
      if (fallback === undefined) throw error;
      return this.#lookUp(key)?.entry ?? this.#store(key, toContentEntry(fallback), { freshMs: 0 });
    }
  }

  /** The request continues for later callers; a caller that joins it does not start its own wait. */
  #inTime(pending: PendingFetch, path: string, timeoutMs: number): PendingFetch["response"] {
    pending.response.catch(() => undefined);
    const left = timeoutMs - (this.#now() - pending.since);
    return withTimeout(left, pending.response, () => {
      const error = new ContentUnavailableError(`${path} is too slow`);
      this.#options.onFailure?.(error);
      return error;
    });
  }

  #fetch(key: string, path: string, language: Language): PendingFetch {
    const known = this.#pending.get(key);
    if (known && known.since >= this.#outdatedUntil) return known;
    const since = this.#now();
    const response: PendingFetch["response"] = this.#options
      .fetch(path, language)
      .then(
        (json) => this.#receive(key, json, since),
        (error: unknown) => {
          this.#failures.note(key, this.#now());
          this.#options.onFailure?.(error);
          throw error;
        },
      )
      .finally(() => {
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
      });
    const pending = { response, since };
    this.#pending.set(key, pending);
    return pending;
  }

  #receive(key: string, json: unknown, requestedAt: number): ContentEntry | undefined {
    this.#failures.clear(key);
    const known = this.#found.peek(key);
    // A later request was answered first.
    if (known && known.requestedAt > requestedAt) return known.entry;
    const before = known?.entry;
    const isShown = known !== undefined && (!this.#isOutdated(known) || known.isShownOutdated);
    if (json === undefined) {
      this.#found.delete(key);
      this.#missingUntil.set(key, this.#now() + this.#limits.missingMs);
      this.#options.onMissing?.(key);
      if (isShown) this.#options.onChange?.();
      return undefined;
    }
    this.#missingUntil.delete(key);
    const entry = this.#store(key, toContentEntry(json), { ...this.#limits, requestedAt });
    if (before?.etag !== entry.etag) {
      this.#options.onNews?.();
      if (isShown) this.#options.onChange?.();
    }
    return entry;
  }

  #store(
    key: string,
    entry: ContentEntry,
    { freshMs, requestedAt = this.#now() }: { freshMs: number; requestedAt?: number },
  ): ContentEntry {
    const now = this.#now();
    const [freshUntil, staleUntil] = [now + freshMs, now + this.#limits.staleMs];
    this.#found.set(key, { entry, freshUntil, staleUntil, requestedAt });
    return entry;
  }

  #isOutdated({ requestedAt }: CachedContent): boolean {
    return requestedAt < this.#outdatedUntil;
  }

  #lookUp(key: string): CachedContent | undefined {
    const cached = this.#found.get(key);
    return cached && this.#now() <= cached.staleUntil ? cached : undefined;
  }

  /**
   * The service has other content: each address is fetched again before it is used, and its old content is used only
   * where the service does not respond in time.
   */
  expire(): void {
    this.#outdatedUntil = this.#now();
    this.#missingUntil.clear();
  }

  /** Forgets all content: each address is fetched again. */
  drop(): void {
    this.#found.clear();
    this.expire();
  }

  #isMissing(key: string): boolean {
    return this.#now() < (this.#missingUntil.get(key) ?? 0);
  }
}

/** Content is cached by language and address. */
function toKey(path: string, language: Language): string {
  return `${language} ${path}`;
}
