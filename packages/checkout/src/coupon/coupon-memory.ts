import { type ApiClient, storageName } from "@sughurta/api-client";

/** Hours for which an unfinished order remembers its promo codes, as long as its draft lives. */
const MEMORY_HOURS = 24;
const MS_PER_HOUR = 3_600_000;

/** Promo codes of one order in this browser; nothing about a person. */
interface CouponMemory {
  /** The code that was applied last, `""` for none. */
  readonly applied: string;
  /** Codes that the buyer removed or replaced: they are not tried by themselves again. */
  readonly removed: readonly string[];
}

const NOTHING: CouponMemory = { applied: "", removed: [] };
const keyOf = (client: ApiClient, order: string) => storageName(client, `coupon.${order}`);

/** What is remembered of the promo codes of an order such as `box-schit-semi`. */
export function couponMemory(client: ApiClient, order: string): CouponMemory {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(client, order)) ?? "null");
    if (!isKept(kept) || Date.now() - kept.savedAtMs > MEMORY_HOURS * MS_PER_HOUR) return NOTHING;
    return { applied: kept.applied, removed: kept.removed };
  } catch {
    return NOTHING;
  }
}

/** Remembers an applied code; another code that came with the address is no longer wanted. */
export function rememberAppliedCode(
  client: ApiClient,
  order: string,
  code: string,
  offered: string,
): void {
  const others = couponMemory(client, order).removed.filter((known) => known !== code);
  const replaced = offered === "" || offered === code ? [] : [offered];
  write(client, order, { applied: code, removed: [...new Set([...others, ...replaced])] });
}

/** Remembers that a code was removed: it is not tried again in this order (decision 61). */
export function rememberRemovedCode(client: ApiClient, order: string, code: string): void {
  if (code === "") return;
  const { removed } = couponMemory(client, order);
  write(client, order, { applied: "", removed: [...new Set([...removed, code])] });
}

/** Forgets the codes of an order that is paid or begun anew: another order may try them. */
export function forgetCoupon(client: ApiClient, order: string): void {
  try {
    window.localStorage.removeItem(keyOf(client, order));
  } catch {
    // A blocked storage remembers nothing.
  }
}

function write(client: ApiClient, order: string, memory: CouponMemory): void {
  try {
    const kept = JSON.stringify({ ...memory, savedAtMs: Date.now() });
    window.localStorage.setItem(keyOf(client, order), kept);
  } catch {
    // A blocked storage only means that a code is typed or removed again after a reload.
  }
}

function isKept(value: unknown): value is CouponMemory & { readonly savedAtMs: number } {
  if (typeof value !== "object" || value === null) return false;
  const { applied, removed, savedAtMs } = value as Record<string, unknown>;
  return (
    typeof applied === "string" &&
    typeof savedAtMs === "number" &&
    Array.isArray(removed) &&
    removed.every((code) => typeof code === "string")
  );
}
