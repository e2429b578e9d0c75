const DEFAULT_STORAGE_KEY = "sughurta";

/** Name of an entry in the browser's storage, such as `sughurta.draft.travel`: two shops of one origin stay apart. */
export function storageKeyFor(
  { storageKey = DEFAULT_STORAGE_KEY }: { readonly storageKey?: string | undefined },
  what: string,
): string {
  return `${storageKey}.${what}`;
}

/** Which storage: `local` for every tab and the next visit, `session` for this tab only. */
export type StorageArea = "local" | "session";

/** One entry of the browser's storage; where storage is blocked, it stays empty. */
export interface StoredText {
  /** The stored value; `undefined` where there is none or storage is blocked. */
  read(): string | undefined;
  write(text: string): void;
  remove(): void;
}

/** A text of this browser under its full name, such as the result of `storageKeyFor(client, "followed-claim")`. */
export function storedText(name: string, area: StorageArea = "local"): StoredText {
  function attempt<T>(use: (storage: Storage) => T): T | undefined {
    try {
      return use(area === "local" ? window.localStorage : window.sessionStorage);
    } catch {
      // Blocked or full: the page works without it.
      return undefined;
    }
  }
  return {
    read: () => attempt((storage) => storage.getItem(name)) ?? undefined,
    write: (text) => attempt((storage) => storage.setItem(name, text)),
    remove: () => attempt((storage) => storage.removeItem(name)),
  };
}

/** How a stored value is validated: it may come from an older version, or from other code on the origin. */
export interface StoredValueOptions<T> {
  readonly area?: StorageArea;
  /** Checks a stored object or array; `undefined` where it is not such a value. */
  readonly parse: (stored: Readonly<Record<string, unknown>>) => T | undefined;
  /** Lifetime in milliseconds, and the time in the value from which it is counted. */
  readonly maxAge?: { readonly ms: number; readonly since: (value: T) => number };
}

/** A value stored as JSON under one name. */
export interface StoredValue<T> {
  /** The value, if it is one and fresh; anything else is removed. */
  read(nowMs?: number): T | undefined;
  /** The value from another source, such as navigation state, with the same validation. */
  accept(stored: unknown, nowMs?: number): T | undefined;
  write(value: T): void;
  remove(): void;
}

/** A value of this browser under its full name: checked, and fresh, whenever it is read. */
export function storedValue<T>(
  name: string,
  { area, parse, maxAge }: StoredValueOptions<T>,
): StoredValue<T> {
  const text = storedText(name, area);

  function accept(stored: unknown, nowMs = Date.now()): T | undefined {
    const value = isObject(stored) ? parse(stored) : undefined;
    if (value === undefined || !maxAge) return value;
    return nowMs - maxAge.since(value) < maxAge.ms ? value : undefined;
  }

  return {
    accept,
    read(nowMs) {
      const json = text.read();
      if (json === undefined) return undefined;
      const value = accept(parseJson(json), nowMs);
      if (value === undefined) text.remove();
      return value;
    },
    write: (value) => text.write(JSON.stringify(value)),
    remove: text.remove,
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
