import { type ApiClient, storageKeyFor, storedValue } from "@sughurta/api-client";

/** Time for which the promo codes of an unfinished order are stored, as long as its draft. */
const MEMORY_MS = 24 * 3_600_000;

/** Promo codes of one order in this browser; no personal data. */
interface CouponMemory {
  /** The code that was applied last, `""` for none. */
  readonly applied: string;
  /** Codes that the buyer removed or replaced: they are not applied automatically again. */
  readonly removed: readonly string[];
}

const NOTHING: CouponMemory = { applied: "", removed: [] };

type KeptMemory = CouponMemory & { readonly savedAtMs: number };

const storedMemory = (client: ApiClient, order: string) =>
  storedValue<KeptMemory>(storageKeyFor(client, `coupon.${order}`), {
    parse: (stored) => (isStored(stored) ? stored : undefined),
    maxAge: { ms: MEMORY_MS, since: ({ savedAtMs }) => savedAtMs },
  });

/** The stored promo codes of an order such as `box-schit-semi`. */
export function couponMemory(client: ApiClient, order: string): CouponMemory {
  return storedMemory(client, order).read() ?? NOTHING;
}

/** Stores an applied code; it replaces another code of the address. */
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

/** Stores that a code was removed: it is not applied again in this order (SPEC-61). */
export function rememberRemovedCode(client: ApiClient, order: string, code: string): void {
  if (code === "") return;
  const { removed } = couponMemory(client, order);
  write(client, order, { applied: "", removed: [...new Set([...removed, code])] });
}

/** Clears the codes of an order that is paid or restarted: another order may try them. */
export function clearCoupon(client: ApiClient, order: string): void {
  storedMemory(client, order).remove();
}

function write(client: ApiClient, order: string, memory: CouponMemory): void {
  storedMemory(client, order).write({ ...memory, savedAtMs: Date.now() });
}

type Stored = Readonly<Record<string, unknown>>;

function isStored(stored: Stored): stored is Stored & KeptMemory {
  const { applied, removed, savedAtMs } = stored;
  return (
    typeof applied === "string" &&
    typeof savedAtMs === "number" &&
    Array.isArray(removed) &&
    removed.every((code) => typeof code === "string")
  );
}
