import { type ApiClient, type StoredValue, storageKeyFor, storedValue } from "@sughurta/api-client";

/** How long an unfinished order has the same idempotency key; the server deletes drafts after the same time. */
const ORDER_KEY_MS = 24 * 3_600_000;

/** Identifies a repeated order; contains no personal data (S0 §7). */
export interface OrderKey {
  readonly key: string;
  readonly fingerprint: string;
  readonly savedAtMs: number;
  /** Number of started payments, and of refusals that the buyer agreed to. */
  readonly attempt: number;
  /** Last started payment, to query it before another one. */
  readonly paymentId?: string | undefined;
  /** The buyer was shown that this payment is paid. */
  readonly toldPaid?: boolean | undefined;
}

/** 32 bits over the whole order: enough to detect a change, far too few to reconstruct it. */
export function fingerprintOf(order: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(order)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}

/** A new key for a new order. */
export function newOrderKey(fingerprint: string, nowMs: number): OrderKey {
  return { key: crypto.randomUUID(), fingerprint, savedAtMs: nowMs, attempt: 1 };
}

/** The idempotency key of an unfinished order, stored in the browser so that a reload or a second tab repeats the same order. */
export function storedOrderKey(client: ApiClient, orderName: string): StoredValue<OrderKey> {
  return storedValue(storageKeyFor(client, `order.${orderName}`), {
    parse: (stored) => (isOrderKey(stored) ? stored : undefined),
    maxAge: { ms: ORDER_KEY_MS, since: ({ savedAtMs }) => savedAtMs },
  });
}

type Stored = Readonly<Record<string, unknown>>;

function isOrderKey(stored: Stored): stored is Stored & OrderKey {
  const { key, fingerprint, savedAtMs, attempt, paymentId, toldPaid } = stored;
  return (
    typeof key === "string" &&
    typeof fingerprint === "string" &&
    typeof savedAtMs === "number" &&
    typeof attempt === "number" &&
    (paymentId === undefined || typeof paymentId === "string") &&
    (toldPaid === undefined || typeof toldPaid === "boolean")
  );
}
