import { type ApiClient, lateContracts } from "@sughurta/api-client";
import type { AnyAnswerOf, createPayment } from "@sughurta/contracts";
import type { PaymentOperator, PolicyType } from "@sughurta/domain";
import type { PayProblem } from "./checkout-state.ts";
import type { OrderKey } from "./order-key.ts";

const paymentContracts = lateContracts(() => import("./payment-contracts.ts"));

/** How starting a payment ended. */
export type PaymentStart =
  | { readonly kind: "started"; readonly paymentId: string; readonly redirectUrl: string }
  | { readonly kind: "paid" }
  /** Priced anew, TJS; nothing was started. */
  | { readonly kind: "priceMoved"; readonly price: number }
  | { readonly kind: "refused"; readonly problem: PayProblem };

/** Asks how the payment before ended: money taken, no money, or still open; `undefined` without one. */
export async function stateOfLastPayment(
  client: ApiClient,
  { paymentId }: OrderKey,
): Promise<"paid" | "ended" | "open" | undefined> {
  if (paymentId === undefined) return undefined;
  const { payment } = await paymentContracts();
  const answer = await client.send(payment, { params: { id: paymentId } });
  if (answer.status === 404) return "ended";
  if (answer.data.status === "paid") return "paid";
  return answer.data.status === "checking" ? "open" : "ended";
}

/** Starts the payment of a saved order; the same order, operator and attempt give the same payment. */
export async function startPayment(
  client: ApiClient,
  order: { orderId: string; policyType: PolicyType; operator: PaymentOperator; key: OrderKey },
): Promise<PaymentStart> {
  const contracts = await paymentContracts();
  const answer = await client.send(contracts.createPayment, {
    body: {
      policyId: order.orderId,
      policyType: order.policyType,
      paymentOper: order.operator,
    },
    idempotencyKey: `${order.key.key}-${order.operator}-${order.key.attempt}`,
  });
  return meaningOf(answer);
}

function meaningOf(answer: AnyAnswerOf<typeof createPayment>): PaymentStart {
  if (answer.status === 201) return { kind: "started", ...answer.data };
  if (answer.status === 503) return { kind: "refused", problem: "providerUnavailable" };
  if (answer.status === 404) return { kind: "refused", problem: "orderExpired" };
  if ("sumPrem" in answer.data) return { kind: "priceMoved", price: answer.data.sumPrem };
  const { code } = answer.data;
  if (code === "alreadyPaid") return { kind: "paid" };
  if (code === "idempotencyBusy") return { kind: "refused", problem: "paymentBusy" };
  const known = code === "paymentBusy" || code === "paymentInReview" || code === "orderExpired";
  return { kind: "refused", problem: known ? code : "unexpected" };
}
