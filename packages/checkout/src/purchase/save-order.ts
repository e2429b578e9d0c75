import type { Failure } from "@sughurta/contracts/core";
import type { PaymentOperator } from "@sughurta/domain";
import type { CheckoutEvent } from "./checkout-state.ts";

/** Result of saving an order, the same for boxes, travel and motor (S0 §7). */
export type SaveAnswer =
  | {
      readonly status: 201;
      readonly data: {
        readonly id: string;
        readonly sumPrem: number;
        /** Operators that the service offers for it. */
        readonly operators?: readonly PaymentOperator[] | undefined;
      };
    }
  | {
      readonly status: 409;
      readonly data: { readonly code: "priceChanged"; readonly sumPrem: number } | Failure;
    }
  | { readonly status: 422 | 429 | 507; readonly data: Failure };

/** True where the key already belongs to an order with other content: a new one is needed. */
export function isOtherOrder(answer: SaveAnswer): boolean {
  return answer.status === 409 && answer.data.code === "idempotencyMismatch";
}

/** The purchase event of a response; `price` is the displayed price, TJS. */
export function eventOfSave(answer: SaveAnswer, price: number): CheckoutEvent {
  if (answer.status === 201) {
    const { id: orderId, sumPrem, operators } = answer.data;
    return { type: "saved", order: { orderId, price: sumPrem, operators } };
  }
  if ("sumPrem" in answer.data) {
    return { type: "priceMoved", oldPrice: price, newPrice: answer.data.sumPrem };
  }
  if (answer.data.code === "idempotencyBusy") return { type: "saveFailed", problem: "busy" };
  return { type: "saveRefused", failure: answer.data };
}
