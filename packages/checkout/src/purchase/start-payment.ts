import { type ApiClient, type StoredValue, storageKeyFor, storedValue } from "@sughurta/api-client";
import type { AnyResponseOf } from "@sughurta/contracts/core";
import type { createPayment } from "@sughurta/contracts/payment";
import type { PaymentOperator, PolicyType } from "@sughurta/domain";
import { lazyModule } from "@sughurta/lazy-module";
import type { PayProblem } from "./checkout-state.ts";

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
export function computeFingerprint(order: unknown): string {
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

/** Contracts of payments, loaded with the first interaction. */
export const paymentContracts = lazyModule(() => import("@sughurta/contracts/payment"));

/** Result of starting a payment. */
type PaymentStart =
  | { readonly kind: "started"; readonly paymentId: string; readonly redirectUrl: string }
  | { readonly kind: "paid" }
  /** The new price, TJS; no payment was started. */
  | { readonly kind: "priceMoved"; readonly price: number }
  | { readonly kind: "refused"; readonly problem: PayProblem };

/** An earlier payment: at the bank, waiting for a receipt, paid, or ended without money. */
export interface LastPayment {
  readonly paymentId: string;
  readonly kind: "checking" | "qr" | "paid" | "ended";
}

/** Requests the state of an earlier payment; the service queries its bank. */
export async function lastPayment(client: ApiClient, paymentId: string): Promise<LastPayment> {
  const { payment } = await paymentContracts.load();
  const response = await client.send(payment, { params: { id: paymentId } });
  if (response.status === 404) return { paymentId, kind: "ended" };
  const { status, paymentOper, receipt } = response.data;
  if (status === "paid") return { paymentId, kind: "paid" };
  if (status !== "checking") return { paymentId, kind: "ended" };
  const isCode = paymentOper === "qr" && receipt !== "submitted";
  return { paymentId, kind: isCode ? "qr" : "checking" };
}

/** Starts the payment of a saved order; the same order, operator and attempt return the same payment. */
export async function startPayment(
  client: ApiClient,
  order: {
    orderId: string;
    policyType: PolicyType;
    part: number | undefined;
    rest: string | undefined;
    operator: PaymentOperator;
    key: OrderKey;
  },
): Promise<PaymentStart> {
  const contracts = await paymentContracts.load();
  const response = await client.send(contracts.createPayment, {
    body: {
      policyId: order.orderId,
      policyType: order.policyType,
      paymentOper: order.operator,
      ...(order.part === undefined ? {} : { part: order.part }),
      ...(order.rest === undefined ? {} : { rest: order.rest }),
    },
    idempotencyKey: `${order.key.key}-${order.operator}-${order.key.attempt}`,
  });
  return getMeaning(response);
}

const REFUSALS = [
  "paymentBusy",
  "paymentChecking",
  "paymentInReview",
  "orderExpired",
  "orderOnHold",
  "orderRefused",
] as const;

function getMeaning(response: AnyResponseOf<typeof createPayment>): PaymentStart {
  if (response.status === 201) return { kind: "started", ...response.data };
  if (response.status === 503) return { kind: "refused", problem: "providerUnavailable" };
  if (response.status === 404) return { kind: "refused", problem: "orderExpired" };
  if ("sumPrem" in response.data) return { kind: "priceMoved", price: response.data.sumPrem };
  const { code } = response.data;
  if (code === "alreadyPaid") return { kind: "paid" };
  if (code === "idempotencyBusy") return { kind: "refused", problem: "paymentBusy" };
  return { kind: "refused", problem: REFUSALS.find((known) => known === code) ?? "unexpected" };
}
