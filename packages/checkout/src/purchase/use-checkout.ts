import { toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { Failure } from "@sughurta/contracts/core";
import type { PaymentOperator, PolicyType } from "@sughurta/domain";
import { useFirstInteraction } from "@sughurta/lazy-module";
import { useEffect, useReducer, useRef } from "react";
import {
  type CheckoutState,
  checkoutReducer,
  eventOfSave,
  isOtherOrder,
  type SaveResponse,
} from "./checkout-state.ts";
import { safeRedirect } from "./safe-redirect.ts";
import {
  computeFingerprint,
  lastPayment,
  newOrderKey,
  type OrderKey,
  paymentContracts,
  startPayment,
  storedOrderKey,
} from "./start-payment.ts";
import { type OpenPayment, useOpenPayment } from "./use-open-payment.ts";

/** How long the bank's page may take to replace this one; then the buyer may press again, which still pays once. */
const LEAVE_TIMEOUT_MS = 10_000;

/** How one kind of order is saved and paid. */
export interface CheckoutOptions<Order> {
  /** Kind of policy under which it is sold. */
  readonly policyType: PolicyType;
  /** A later part of a policy that is paid in parts; the order by default (SPEC-85). */
  readonly part?: number | undefined;
  /** Token of the link to the rest of a price. */
  readonly rest?: string | undefined;
  /** Name of this order in the browser's storage, such as `box-schit-semi`. */
  readonly name: string;
  /** Sends the order; `price` is what the buyer saw, TJS. */
  readonly save: (
    order: Order,
    context: { readonly price: number; readonly idempotencyKey: string },
  ) => Promise<SaveResponse>;
  /** Origins of payment pages; the site's own is always allowed. */
  readonly allowedOrigins: readonly string[];
  /** Opens the payment page; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
  /** Warned what the server refused in the order, to show it at the fields. */
  readonly onRefused?: ((failure: Failure) => void) | undefined;
  /** Called with unexpected errors, for the log. */
  readonly onUnexpected?: ((error: unknown) => void) | undefined;
}

/** A purchase under way and what a buyer can do about it. */
export interface Checkout<Order> {
  readonly state: CheckoutState;
  /** An earlier payment of this order, made here or in another tab. */
  readonly openPayment: OpenPayment | undefined;
  /**
   * Saves the order at its price; pressed twice, it is one order. Where the buyer `saw` another price, TJS, the new one
   * is shown first and saved once it is agreed to.
   */
  readonly submit: (order: Order, price: number, saw?: number) => Promise<void>;
  /** Accepts the new price after `priceChanged`. */
  readonly confirmPrice: () => Promise<void>;
  /** Starts the payment of the saved order with the chosen payment method. */
  readonly pay: (operator: PaymentOperator) => Promise<void>;
  /** Returns to the form; the saved order and its key are retained. */
  readonly cancel: () => void;
  /** Clears the order, so that the same content is bought again. */
  readonly reset: () => void;
}

/** Save, then pay: one idempotency key per content of the order (S0 §4, §7). */
export function useCheckout<Order>(options: CheckoutOptions<Order>): Checkout<Order> {
  const { policyType, part, rest, allowedOrigins, onUnexpected } = options;
  const client = useApiClient();
  useFirstInteraction(paymentContracts.preload);
  const [state, dispatch] = useReducer(checkoutReducer, { step: "editing" });
  const orderKey = useRef<OrderKey>(undefined);
  const latestSave = useRef<{ order: Order; price: number }>(undefined);
  const busy = useRef(false);
  const storedKey = storedOrderKey(client, options.name);
  const { openPayment, look } = useOpenPayment(client, storedKey);

  useEffect(() => {
    function comeBack(event: PageTransitionEvent) {
      if (event.persisted) dispatch({ type: "cameBack" });
    }
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);

  useEffect(() => {
    if (state.step !== "leaving") return;
    // The buyer may have closed the bank's page, or it never responded: then no one returns.
    const timer = setTimeout(dispatch, LEAVE_TIMEOUT_MS, { type: "cameBack" });
    return () => clearTimeout(timer);
  }, [state.step]);

  function keep(key: OrderKey): OrderKey {
    orderKey.current = key;
    storedKey.write(key);
    return key;
  }

  function clear() {
    orderKey.current = undefined;
    storedKey.remove();
  }

  function keyFor(order: Order, price: number): OrderKey {
    const fingerprint = computeFingerprint([order, price]);
    const known = [orderKey.current, storedKey.read()].find(
      (key) => key?.fingerprint === fingerprint,
    );
    // A correction does not clear what may be paid already.
    const open = openPayment && openPayment.kind !== "paid" ? openPayment.paymentId : undefined;
    return keep(known ?? { ...newOrderKey(fingerprint, Date.now()), paymentId: open });
  }

  /** The code of an error for the buyer; an unexpected error is logged. */
  function problemFor(error: unknown) {
    const { kind: problem, ...wait } = toCallProblem(error);
    if (problem === "unexpected") onUnexpected?.(error);
    return { problem, ...wait };
  }

  async function once(work: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    try {
      await work();
    } finally {
      busy.current = false;
    }
  }

  async function trySaving(order: Order, price: number) {
    latestSave.current = { order, price };
    dispatch({ type: "saveStarted" });
    try {
      const key = keyFor(order, price);
      let response = await options.save(order, { price, idempotencyKey: key.key });
      if (isOtherOrder(response)) {
        const fresh = keep(newOrderKey(key.fingerprint, Date.now()));
        response = await options.save(order, { price, idempotencyKey: fresh.key });
      }
      const event = eventOfSave(response, price);
      dispatch(event);
      if (event.type === "saveRefused") options.onRefused?.(event.failure);
    } catch (error) {
      dispatch({ type: "saveFailed", ...problemFor(error) });
    }
  }

  async function tryPaying(operator: PaymentOperator, orderId: string, key: OrderKey) {
    const last = key.paymentId === undefined ? undefined : await lastPayment(client, key.paymentId);
    if (last?.kind === "paid") return dispatch({ type: "foundPaid", paymentId: key.paymentId });
    const current =
      last?.kind === "ended"
        ? keep({ ...key, attempt: key.attempt + 1, paymentId: undefined })
        : key;
    const start = await startPayment(client, {
      ...{ orderId, policyType, part, rest, operator },
      key: current,
    });
    if (start.kind === "paid") {
      return dispatch({ type: "foundPaid", paymentId: current.paymentId });
    }
    if (start.kind === "priceMoved") {
      keep({ ...current, attempt: current.attempt + 1 });
      return dispatch({ type: "payPriceMoved", newPrice: start.price });
    }
    if (start.kind === "refused") {
      if (start.problem === "orderExpired") clear();
      return dispatch({ type: "payFailed", problem: start.problem });
    }
    const { paymentId } = start;
    const address = safeRedirect(start.redirectUrl, allowedOrigins, window.location.origin);
    if (address === undefined) return dispatch({ type: "payFailed", problem: "refusedRedirect" });
    // Another attempt queries the service for the state of this one.
    keep({ ...current, attempt: current.attempt + 1, paymentId, toldPaid: undefined });
    if (operator === "qr") return dispatch({ type: "codeReady", paymentId, redirectUrl: address });
    dispatch({ type: "left" });
    (options.leaveTo ?? leaveByLocation)(address);
  }

  return {
    state,
    openPayment,
    submit: (order, price, saw = price) =>
      once(async () => {
        if (saw === price) return trySaving(order, price);
        latestSave.current = { order, price };
        dispatch({ type: "priceMoved", oldPrice: saw, newPrice: price });
      }),
    confirmPrice: () =>
      once(async () => {
        if (state.step !== "priceChanged" || !latestSave.current) return;
        await trySaving(latestSave.current.order, state.newPrice);
      }),
    pay: (operator) =>
      once(async () => {
        const own = orderKey.current;
        if (!("order" in state) || !own) return;
        const stored = storedKey.read();
        // Another tab may have started a payment of this order since.
        const key = stored?.key === own.key ? stored : own;
        dispatch({ type: "payStarted", operator });
        try {
          await tryPaying(operator, state.order.orderId, key);
        } catch (error) {
          dispatch({ type: "payFailed", ...problemFor(error) });
        }
      }),
    cancel: () => {
      dispatch({ type: "cancelled" });
      void look();
    },
    reset: () => {
      clear();
      dispatch({ type: "cancelled" });
    },
  };
}

function leaveByLocation(address: string): void {
  window.location.assign(address);
}
