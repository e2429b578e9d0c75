import { ApiClientProvider } from "@sughurta/api-client/react";
import { createTestClient } from "@sughurta/api-client/testing";
import type { CheckoutState } from "@sughurta/checkout";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { type OrderEvent, OrderEventsProvider } from "../events/order-events.tsx";
import { useQuote } from "../quote/use-quote.ts";
import { aQuote } from "../testing/example-quote.ts";
import type { OrderPurchase } from "./order-screen-props.ts";
import { useReportOrder } from "./use-report-order.ts";

const order = { orderId: "5c1d", price: 225 };

function aPurchase(state: CheckoutState): OrderPurchase {
  const nothing = async () => undefined;
  return {
    price: 225,
    policyType: "box",
    coupon: { state: { kind: "none" }, remove: () => undefined },
    checkout: {
      state,
      pay: nothing,
      openPayment: undefined,
      cancel: () => undefined,
      confirmPrice: nothing,
      reset: () => undefined,
    },
  };
}

function listening(heard: OrderEvent[]) {
  return ({ children }: { readonly children: ReactNode }) => (
    <ApiClientProvider client={createTestClient({})}>
      <OrderEventsProvider onEvent={(event) => heard.push(event)}>{children}</OrderEventsProvider>
    </ApiClientProvider>
  );
}

it("reports the steps and the purchase, each once", () => {
  const heard: OrderEvent[] = [];
  const { rerender } = renderHook(
    ({ step, state }: { step: string; state: CheckoutState }) =>
      useReportOrder(step, aPurchase(state)),
    {
      wrapper: listening(heard),
      initialProps: { step: "trip", state: { step: "editing" } },
    },
  );
  const states: CheckoutState[] = [
    { step: "editing" },
    { step: "saving" },
    { step: "editing", problem: "network" },
    { step: "saving" },
    { step: "choosing", order },
    { step: "paying", order, operator: "dc" },
    { step: "choosing", order, problem: "providerUnavailable" },
    { step: "paying", order, operator: "dc" },
    { step: "leaving", order },
  ];
  for (const state of states) rerender({ step: "review", state });
  rerender({ step: "review", state: { step: "choosing", order } });
  expect(heard).toEqual([
    { type: "step", step: "trip" },
    { type: "quoteReady", price: 225 },
    { type: "step", step: "review" },
    { type: "problem", code: "network" },
    { type: "orderSaved", price: 225 },
    { type: "problem", code: "providerUnavailable" },
    { type: "paymentStarted", price: 225 },
  ]);
});

it("reports each available price", async () => {
  const heard: OrderEvent[] = [];
  const ask = async (_: unknown, sum: number) =>
    ({ kind: "quote", quote: aQuote({ sumPrem: sum }) }) as const;
  const delayMs = () => 0;
  const { rerender } = renderHook(
    (sum: number | undefined) => useQuote({ request: sum, ask, delayMs }),
    { wrapper: listening(heard), initialProps: undefined as number | undefined },
  );
  rerender(30);
  await waitFor(() => expect(heard).toEqual([{ type: "quoteReady", price: 30 }]));
  rerender(50);
  await waitFor(() => expect(heard.at(-1)).toEqual({ type: "quoteReady", price: 50 }));
});
