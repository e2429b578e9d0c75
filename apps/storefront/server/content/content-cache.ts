import type { Language } from "@sughurta/domain";
import { withTimeout } from "@sughurta/server-kit";
import { LRUCache } from "lru-cache";
import { AddressFailures } from "./address-failures.ts";
import { type ContentEntry, toContentEntry } from "./content-entry.ts";
import { type AskContent, ContentUnavailableError } from "./content-source.ts";

interface Kept {
  entry: ContentEntry;
  freshUntil: number;
  staleUntil: number;
}

interface Asking {
  answer: Promise<ContentEntry | undefined>;
  since: number;
}

export interface ContentCacheOptions {
  ask: AskContent;
  /** Content from an earlier life, by key: shown where the service gives none in time. */
  reserve?: (key: string) => unknown;
  /** Called when an address shows something else than before. */
  onChange?: () => void;
  /** Called with every answer that was not known before. */
  onNews?: () => void;
  /** Called when the service has nothing under a key. */
  onMissing?: (key: string) => void;
  onFailure?: (error: unknown) => void;
  now?: () => number;
  limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  freshMs: 30_000,
  /** Old content is better than none for a day. */
  staleMs: 86_400_000,
  /** How long it is remembered that there is nothing under an address. */
  missingMs: 10_000,
  mostMissing: 1_000,
  /** How long to wait where there is something in reserve. */
  reservePatienceMs: 700,
  maxBytes: 32_000_000,
};

/** Text, parsed content and what is made of it. */
const BYTES_PER_WIRE_BYTE = 4;
const AROUND_ENTRY_BYTES = 1_000;

/**
 * Content by address and language: fresh for half a minute, then shown while it is fetched again,
 * and kept for a day when the service is slow, broken or gone. Addresses don't touch each other:
 * made-up ones are remembered elsewhere, and the failure of one says nothing about another.
 */
export class ContentCache {
  readonly #found: LRUCache<string, Kept>;
  readonly #missingUntil: LRUCache<string, number>;
  readonly #failures = new AddressFailures();
  readonly #asking = new Map<string, Asking>();
  readonly #options: ContentCacheOptions;
  readonly #limits: typeof LIMITS;
  readonly #now: () => number;

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

  /** True when an answer needs no call: what is shown, or that there is nothing. */
  has(path: string, language: Language): boolean {
    const key = keyOf(path, language);
    return this.#kept(key) !== undefined || this.#isMissing(key);
  }

  /** Everything that was found, by key, what was asked for last first. */
  *contents(): Generator<[key: string, entry: ContentEntry]> {
    for (const [key, { entry }] of this.#found.entries()) yield [key, entry];
  }

  /**
   * Content of an address, undefined where there is none; throws {@link ContentUnavailableError}
   * when neither is known within so many milliseconds.
   */
  async get(
    path: string,
    language: Language,
    patienceMs: number,
  ): Promise<ContentEntry | undefined> {
    const key = keyOf(path, language);
    const kept = this.#kept(key);
    const resting = this.#failures.isResting(key, this.#now());
    if (kept) {
      if (this.#now() > kept.freshUntil && !resting) {
        this.#ask(key, path, language).answer.catch(() => undefined);
      }
      return kept.entry;
    }
    if (this.#isMissing(key)) return undefined;
    const reserve = this.#options.reserve?.(key);
    const patience =
      reserve === undefined ? patienceMs : Math.min(patienceMs, this.#limits.reservePatienceMs);
    try {
      if (resting) throw new ContentUnavailableError(`${path} failed several times`);
      return await this.#inTime(this.#ask(key, path, language), path, patience);
    } catch (error) {
      if (reserve === undefined) throw error;
      return this.#kept(key)?.entry ?? this.#keep(key, toContentEntry(reserve), { freshMs: 0 });
    }
  }

  /** The call goes on for those who come later; who joins it does not wait anew. */
  #inTime(asking: Asking, path: string, patienceMs: number): Asking["answer"] {
    asking.answer.catch(() => undefined);
    const left = patienceMs - (this.#now() - asking.since);
    return withTimeout(left, asking.answer, () => {
      const error = new ContentUnavailableError(`${path} is too slow`);
      this.#options.onFailure?.(error);
      return error;
    });
  }

  #ask(key: string, path: string, language: Language): Asking {
    const known = this.#asking.get(key);
    if (known) return known;
    const answer = this.#options
      .ask(path, language)
      .then(
        (json) => this.#learn(key, json),
        (error: unknown) => {
          this.#failures.note(key, this.#now());
          this.#options.onFailure?.(error);
          throw error;
        },
      )
      .finally(() => this.#asking.delete(key));
    const asking = { answer, since: this.#now() };
    this.#asking.set(key, asking);
    return asking;
  }

  #learn(key: string, json: unknown): ContentEntry | undefined {
    this.#failures.forget(key);
    const before = this.#found.peek(key)?.entry;
    if (json === undefined) {
      this.#found.delete(key);
      this.#missingUntil.set(key, this.#now() + this.#limits.missingMs);
      this.#options.onMissing?.(key);
      if (before) this.#options.onChange?.();
      return undefined;
    }
    this.#missingUntil.delete(key);
    const entry = this.#keep(key, toContentEntry(json), this.#limits);
    if (before?.etag !== entry.etag) {
      this.#options.onNews?.();
      if (before) this.#options.onChange?.();
    }
    return entry;
  }

  #keep(key: string, entry: ContentEntry, { freshMs }: { freshMs: number }): ContentEntry {
    const now = this.#now();
    const freshUntil = now + freshMs;
    this.#found.set(key, { entry, freshUntil, staleUntil: now + this.#limits.staleMs });
    return entry;
  }

  #kept(key: string): Kept | undefined {
    const kept = this.#found.get(key);
    return kept && this.#now() <= kept.staleUntil ? kept : undefined;
  }

  #isMissing(key: string): boolean {
    return this.#now() < (this.#missingUntil.get(key) ?? 0);
  }
}

/** Content is kept by language and address. */
function keyOf(path: string, language: Language): string {
  return `${language} ${path}`;
}
