import type { ApiClient } from "@sughurta/api-client";
import type { AnyAnswerOf } from "@sughurta/contracts/core";
import type { createPayment } from "@sughurta/contracts/payment";
import type { PaymentOperator, PolicyType } from "@sughurta/domain";
import { lazyModule } from "@sughurta/lazy-module";
import type { PayProblem } from "./checkout-state.ts";
import type { OrderKey } from "./order-key.ts";

/** Contracts of payments, loaded with the first interaction. */
export const paymentContracts = lazyModule(() => import("@sughurta/contracts/payment"));

/** Result of starting a payment. */
export type PaymentStart =
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
  const answer = await client.send(payment, { params: { id: paymentId } });
  if (answer.status === 404) return { paymentId, kind: "ended" };
  const { status, paymentOper, receipt } = answer.data;
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
    operator: PaymentOperator;
    key: OrderKey;
  },
): Promise<PaymentStart> {
  const contracts = await paymentContracts.load();
  const answer = await client.send(contracts.createPayment, {
    body: {
      policyId: order.orderId,
      policyType: order.policyType,
      paymentOper: order.operator,
      ...(order.part === undefined ? {} : { part: order.part }),
    },
    idempotencyKey: `${order.key.key}-${order.operator}-${order.key.attempt}`,
  });
  return meaningOf(answer);
}

const REFUSALS = ["paymentBusy", "paymentChecking", "paymentInReview", "orderExpired"] as const;

function meaningOf(answer: AnyAnswerOf<typeof createPayment>): PaymentStart {
  if (answer.status === 201) return { kind: "started", ...answer.data };
  if (answer.status === 503) return { kind: "refused", problem: "providerUnavailable" };
  if (answer.status === 404) return { kind: "refused", problem: "orderExpired" };
  if ("sumPrem" in answer.data) return { kind: "priceMoved", price: answer.data.sumPrem };
  const { code } = answer.data;
  if (code === "alreadyPaid") return { kind: "paid" };
  if (code === "idempotencyBusy") return { kind: "refused", problem: "paymentBusy" };
  return { kind: "refused", problem: REFUSALS.find((known) => known === code) ?? "unexpected" };
}
