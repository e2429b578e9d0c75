import { createHash } from "node:crypto";
import type { Language } from "@sughurta/domain";
import { type AskContent, ContentUnavailableError } from "./content-source.ts";
import { sanitiseJson } from "./sanitise-json.ts";

/** An answer of the content service, sanitised and ready to be sent on. */
export interface ContentEntry {
  status: 200 | 404;
  json: unknown;
  wire: Buffer;
  etag: string;
}

interface Kept {
  entry: ContentEntry;
  freshUntil: number;
  staleUntil: number;
}

export interface ContentCacheOptions {
  ask: AskContent;
  /** Called when the service answers something else than before. */
  onChange?: () => void;
  onFailure?: (error: unknown) => void;
  now?: () => number;
  limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  freshMs: 30_000,
  /** Old content is better than none for a day. */
  staleMs: 86_400_000,
  /** How long a page waits for content it has never seen. */
  patienceMs: 1_100,
  /** The same before the service ever answered: it may be starting together with the site. */
  firstPatienceMs: 5_000,
  /** After a failure the service is left alone for this long. */
  restMs: 3_000,
  maxEntries: 1_000,
};

/**
 * Content by address and language: fresh for half a minute, then shown while it is fetched again,
 * and kept for a day when the service is slow, broken or gone.
 */
export class ContentCache {
  readonly #kept = new Map<string, Kept>();
  readonly #asking = new Map<string, Promise<ContentEntry>>();
  readonly #options: ContentCacheOptions;
  readonly #limits: typeof LIMITS;
  readonly #now: () => number;
  #restUntil = 0;
  #hasAnswered = false;

  constructor(options: ContentCacheOptions) {
    this.#options = options;
    this.#limits = { ...LIMITS, ...options.limits };
    this.#now = options.now ?? Date.now;
  }

  /** Content of an address; throws {@link ContentUnavailableError} when none is known in time. */
  async get(path: string, language: Language): Promise<ContentEntry> {
    const key = `${language} ${path}`;
    const kept = this.#kept.get(key);
    const now = this.#now();
    if (kept && now <= kept.freshUntil) return kept.entry;
    if (kept && now <= kept.staleUntil) {
      if (now >= this.#restUntil) this.#fetch(key, path, language).catch(() => undefined);
      return kept.entry;
    }
    if (now < this.#restUntil) throw new ContentUnavailableError("The content service is resting");
    return this.#withPatience(this.#fetch(key, path, language));
  }

  /** True while an answer is kept that may be shown, so that asking costs the service nothing. */
  has(path: string, language: Language): boolean {
    const kept = this.#kept.get(`${language} ${path}`);
    return kept !== undefined && this.#now() <= kept.staleUntil;
  }

  #fetch(key: string, path: string, language: Language): Promise<ContentEntry> {
    const known = this.#asking.get(key);
    if (known) return known;
    const asking = this.#options
      .ask(path, language)
      .then(({ status, json }) => this.#keep(key, toEntry(status, json)))
      .catch((error: unknown) => {
        this.#rest(error);
        throw error;
      })
      .finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  #keep(key: string, entry: ContentEntry): ContentEntry {
    this.#hasAnswered = true;
    const before = this.#kept.get(key);
    this.#kept.delete(key);
    const now = this.#now();
    const { freshMs, staleMs, maxEntries } = this.#limits;
    // A missing page is asked for again as soon as it is no longer fresh.
    const staleUntil = now + (entry.status === 200 ? staleMs : freshMs);
    this.#kept.set(key, { entry, freshUntil: now + freshMs, staleUntil });
    const oldest = this.#kept.size > maxEntries ? this.#kept.keys().next().value : undefined;
    if (oldest !== undefined) this.#kept.delete(oldest);
    if (before && before.entry.etag !== entry.etag) this.#options.onChange?.();
    return entry;
  }

  /** The fetch goes on for those who come later; this visitor does not wait for it. */
  async #withPatience(fetching: Promise<ContentEntry>): Promise<ContentEntry> {
    fetching.catch(() => undefined);
    const { patienceMs, firstPatienceMs } = this.#limits;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => {
          const error = new ContentUnavailableError("The content service is too slow");
          this.#rest(error);
          reject(error);
        },
        this.#hasAnswered ? patienceMs : firstPatienceMs,
      );
    });
    return Promise.race([fetching, tooLong]).finally(() => clearTimeout(timer));
  }

  #rest(error: unknown): void {
    this.#restUntil = this.#now() + this.#limits.restMs;
    this.#options.onFailure?.(error);
  }
}

function toEntry(status: 200 | 404, json: unknown): ContentEntry {
  const clean = sanitiseJson(json);
  const wire = Buffer.from(JSON.stringify(clean));
  const etag = `"${createHash("sha1").update(wire).digest("base64url")}"`;
  return { status, json: clean, wire, etag };
}
