import { randomUUID } from "node:crypto";
import { createFakeProvider, type FakeOrder, type FakeProvider } from "./fake-provider.ts";
import { computeSignature, signedRequests } from "./signed-requests.ts";

/** Shared data of an operator and the shop. */
export interface MerchantProtocolAccount {
  readonly secret: string;
  readonly now?: () => Date;
}

/** Reference of the merchant protocol (apps/docs/payment-protocol.md): what an operator has to offer the shop. */
export function createMerchantProtocol({
  secret,
  now = () => new Date(),
}: MerchantProtocolAccount): FakeProvider {
  const provider = createFakeProvider("Merchant protocol");
  const { app } = provider;
  const getState = ({ status, paid, amount, currency }: FakeOrder) => ({
    status,
    amount: (status === "paid" ? paid : amount) / 100,
    currency,
    occurred_at: now().toISOString(),
  });
  app.use("/payments", signedRequests(secret, now));
  app.use("/payments/*", signedRequests(secret, now));
  app.post("/payments", async (context) => {
    const body = await context.req.json();
    // The same order again is the same payment, whatever happened to the first response.
    provider.open({
      id: body.merchant_order,
      amount: Math.round(body.amount * 100),
      currency: body.currency,
      successUrl: body.success_url,
      errorUrl: body.error_url,
      noticeUrl: body.notice_url,
    });
    const page = new URL(`/page/${body.merchant_order}`, context.req.url);
    return context.json({ reference: body.merchant_order, redirect_url: page.href }, 201);
  });
  app.get("/payments/:reference", (context) => {
    const order = provider.find(context.req.param("reference"));
    return order ? context.json(getState(order)) : context.json({ error: "unknown" }, 404);
  });
  app.post("/payments/:reference/close", (context) => {
    const order = provider.find(context.req.param("reference"));
    if (!order) return context.json({ error: "unknown" }, 404);
    if (order.status === "open") order.status = "cancelled";
    return context.json(getState(order));
  });
  app.post("/payments/:reference/refunds", async (context) => {
    const order = provider.find(context.req.param("reference"));
    const key = context.req.header("idempotency-key") ?? "";
    const amount = Math.round((await context.req.json()).amount * 100);
    if (!order) return context.json({ error: "unknown" }, 404);
    if (!order.refunds.has(key)) {
      if (amount > order.paid - order.refunded) return context.json({ error: "amount" }, 409);
      order.refunds.set(key, amount);
      order.refunded += amount;
    }
    return context.json({ refund: `r-${key}` }, 201);
  });
  provider.notify = (order) => {
    const { amount, currency, occurred_at } = getState(order);
    const event = order.status === "paid" ? "paid" : "failed";
    const body = JSON.stringify({
      reference: order.id,
      event,
      amount,
      currency,
      event_id: randomUUID(),
      occurred_at,
    });
    const signature = computeSignature(secret, body, now());
    return fetch(order.noticeUrl ?? "", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Signature": signature },
      body,
    });
  };
  return provider;
}
