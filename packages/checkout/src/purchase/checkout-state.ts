import type { CallProblem } from "@sughurta/api-client";
import type { Failure } from "@sughurta/contracts/core";
import type { PaymentOperator } from "@sughurta/domain";

/** Why saving failed; the form is unchanged and the same press repeats it safely. */
export type SaveProblem = CallProblem["kind"] | "busy";

/** Why a payment could not start; the order is saved and another press repeats it safely. */
export type PayProblem =
  | CallProblem["kind"]
  | "providerUnavailable"
  | "refusedRedirect"
  | "paymentBusy"
  | "paymentChecking"
  | "paymentInReview"
  | "orderExpired"
  | "orderOnHold"
  | "orderRefused";

/** A saved order that is not paid yet; `price` in TJS. */
export interface SavedOrder {
  readonly orderId: string;
  readonly price: number;
  /** Operators that the service offers for it, where given. */
  readonly operators?: readonly PaymentOperator[] | undefined;
}

/** State of a purchase, from the form to the bank's page (S0 §4). */
export type CheckoutState =
  | {
      readonly step: "editing";
      readonly problem?: SaveProblem | undefined;
      /** Retry delay in seconds after too many requests. */
      readonly seconds?: number | undefined;
      /** Payment whose code was closed before a receipt was sent (S1 §8). */
      readonly receiptUnsent?: string | undefined;
    }
  | { readonly step: "saving" }
  | { readonly step: "refused"; readonly failure: Failure }
  | { readonly step: "priceChanged"; readonly oldPrice: number; readonly newPrice: number }
  | {
      readonly step: "choosing";
      readonly order: SavedOrder;
      readonly problem?: PayProblem | undefined;
      /** Retry delay in seconds after too many requests. */
      readonly seconds?: number | undefined;
      /** Previous price, TJS; paying again accepts the new one. */
      readonly oldPrice?: number | undefined;
    }
  | { readonly step: "paying"; readonly order: SavedOrder; readonly operator: PaymentOperator }
  | {
      readonly step: "scanning";
      readonly order: SavedOrder;
      readonly paymentId: string;
      readonly redirectUrl: string;
    }
  | { readonly step: "leaving"; readonly order: SavedOrder }
  | { readonly step: "alreadyPaid"; readonly paymentId?: string | undefined };

type CheckoutEvent =
  | { readonly type: "saveStarted" }
  | { readonly type: "saved"; readonly order: SavedOrder }
  | { readonly type: "saveRefused"; readonly failure: Failure }
  | { readonly type: "priceMoved"; readonly oldPrice: number; readonly newPrice: number }
  | { readonly type: "saveFailed"; readonly problem: SaveProblem; readonly seconds?: number }
  | { readonly type: "payStarted"; readonly operator: PaymentOperator }
  | { readonly type: "payFailed"; readonly problem: PayProblem; readonly seconds?: number }
  | { readonly type: "payPriceMoved"; readonly newPrice: number }
  | { readonly type: "codeReady"; readonly paymentId: string; readonly redirectUrl: string }
  | { readonly type: "left" }
  | { readonly type: "cameBack" }
  | { readonly type: "foundPaid"; readonly paymentId?: string | undefined }
  | { readonly type: "cancelled" };

/** The next state; an event that does not belong to the current step has no effect. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case "saveStarted":
      return { step: "saving" };
    case "saved":
      return state.step === "saving" ? { step: "choosing", order: event.order } : state;
    case "saveRefused":
      return { step: "refused", failure: event.failure };
    case "priceMoved":
      return { step: "priceChanged", oldPrice: event.oldPrice, newPrice: event.newPrice };
    case "saveFailed":
      return { step: "editing", problem: event.problem, seconds: event.seconds };
    case "payStarted":
      return state.step === "choosing" || state.step === "scanning"
        ? { step: "paying", order: state.order, operator: event.operator }
        : state;
    case "payFailed":
      return "order" in state
        ? { step: "choosing", order: state.order, problem: event.problem, seconds: event.seconds }
        : state;
    case "payPriceMoved":
      return "order" in state
        ? {
            step: "choosing",
            order: { ...state.order, price: event.newPrice },
            oldPrice: state.order.price,
          }
        : state;
    case "codeReady":
      return "order" in state
        ? {
            step: "scanning",
            order: state.order,
            paymentId: event.paymentId,
            redirectUrl: event.redirectUrl,
          }
        : state;
    case "left":
      return "order" in state ? { step: "leaving", order: state.order } : state;
    case "cameBack":
      return state.step === "leaving" ? { step: "choosing", order: state.order } : state;
    case "foundPaid":
      return { step: "alreadyPaid", paymentId: event.paymentId };
    case "cancelled":
      return state.step === "scanning"
        ? { step: "editing", receiptUnsent: state.paymentId }
        : { step: "editing" };
  }
}

/** Result of saving an order, the same for boxes, travel and motor (S0 §7). */
export type SaveResponse =
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
export function isOtherOrder(response: SaveResponse): boolean {
  return response.status === 409 && response.data.code === "idempotencyMismatch";
}

/** The purchase event of a response; `price` is the displayed price, TJS. */
export function eventOfSave(response: SaveResponse, price: number): CheckoutEvent {
  if (response.status === 201) {
    const { id: orderId, sumPrem, operators } = response.data;
    return { type: "saved", order: { orderId, price: sumPrem, operators } };
  }
  if ("sumPrem" in response.data) {
    return { type: "priceMoved", oldPrice: price, newPrice: response.data.sumPrem };
  }
  if (response.data.code === "idempotencyBusy") return { type: "saveFailed", problem: "busy" };
  return { type: "saveRefused", failure: response.data };
}
