/** Hours for which an unfinished order keeps its key; the server forgets drafts after the same time. */
const ORDER_KEY_HOURS = 24;
const MS_PER_HOUR = 3_600_000;

/** What makes a repeated order the same order; holds nothing about a person (S0 §7). */
export interface OrderKey {
  readonly key: string;
  readonly fingerprint: string;
  readonly savedAtMs: number;
  /** Counts payments that were known to have ended without money. */
  readonly attempt: number;
  /** Last payment that was started, to ask about it before another one. */
  readonly paymentId?: string | undefined;
}

/** The part of `Storage` that is needed; `undefined` where it is blocked. */
export type KeyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;

/** 32 bits over the settled order: enough to notice a change, far too few to tell what was in it. */
export function fingerprintOf(order: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(order)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

/** A key of its own for a new order. */
export function newOrderKey(fingerprint: string, nowMs: number): OrderKey {
  return { key: crypto.randomUUID(), fingerprint, savedAtMs: nowMs, attempt: 1 };
}

/** The key kept for exactly this order, if there is one and it is fresh. */
export function readOrderKey(
  storage: KeyStorage,
  name: string,
  fingerprint: string,
  nowMs: number,
): OrderKey | undefined {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(name) ?? "null");
    if (!isOrderKey(kept) || kept.fingerprint !== fingerprint) return undefined;
    return nowMs - kept.savedAtMs < ORDER_KEY_HOURS * MS_PER_HOUR ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the key so that a reload or a second tab repeats the same order. */
export function writeOrderKey(storage: KeyStorage, name: string, key: OrderKey): void {
  try {
    storage?.setItem(name, JSON.stringify(key));
  } catch {
    // A full or blocked storage: the key lives as long as the page.
  }
}

function isOrderKey(value: unknown): value is OrderKey {
  if (typeof value !== "object" || value === null) return false;
  const { key, fingerprint, savedAtMs, attempt, paymentId } = value as Record<string, unknown>;
  return (
    typeof key === "string" &&
    typeof fingerprint === "string" &&
    typeof savedAtMs === "number" &&
    typeof attempt === "number" &&
    (paymentId === undefined || typeof paymentId === "string")
  );
}
