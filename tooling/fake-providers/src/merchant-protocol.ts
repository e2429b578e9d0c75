import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createFakeProvider, type FakeOrder, type FakeProvider } from "./fake-provider.ts";

/** What an operator and the shop share. */
export interface MerchantProtocolAccount {
  readonly secret: string;
  readonly now?: () => Date;
}

const TOLERANCE_SECONDS = 300;

/** Reference of the merchant protocol (apps/docs/payment-protocol.md): what an operator has to offer the shop. */
export function createMerchantProtocol({
  secret,
  now = () => new Date(),
}: MerchantProtocolAccount): FakeProvider {
  const provider = createFakeProvider("Merchant protocol");
  const { app } = provider;
  const sign = (timestamp: number, content: string) =>
    createHmac("sha256", secret).update(`${timestamp}.${content}`).digest();
  const isSigned = (content: string, signature: string) => {
    const [, timestamp = "", hex = ""] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    const ageSeconds = Math.abs(now().getTime() / 1_000 - Number(timestamp));
    return (
      hex !== "" &&
      ageSeconds <= TOLERANCE_SECONDS &&
      timingSafeEqual(sign(Number(timestamp), content), Buffer.from(hex, "hex"))
    );
  };
  const stateOf = ({ status, paid, amount, currency }: FakeOrder) => ({
    status,
    amount: (status === "paid" ? paid : amount) / 100,
    currency,
    occurred_at: now().toISOString(),
  });
  app.use("/payments/*", async (context, next) => {
    const { method, path } = context.req;
    const content = `${method}.${path}.${await context.req.text()}`;
    const isOurs = isSigned(content, context.req.header("x-signature") ?? "");
    return isOurs ? next() : context.json({ error: "signature" }, 401);
  });
  app.post("/payments", async (context) => {
    const body = await context.req.json();
    // The same order again is the same payment, whatever became of the first answer.
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
    return order ? context.json(stateOf(order)) : context.json({ error: "unknown" }, 404);
  });
  app.post("/payments/:reference/close", (context) => {
    const order = provider.find(context.req.param("reference"));
    if (!order) return context.json({ error: "unknown" }, 404);
    if (order.status === "open") order.status = "cancelled";
    return context.json(stateOf(order));
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
    const { amount, currency, occurred_at } = stateOf(order);
    const event = order.status === "paid" ? "paid" : "failed";
    const body = JSON.stringify({
      reference: order.id,
      event,
      amount,
      currency,
      event_id: randomUUID(),
      occurred_at,
    });
    const timestamp = Math.floor(now().getTime() / 1_000);
    const signature = `t=${timestamp},v1=${sign(timestamp, body).toString("hex")}`;
    return fetch(order.noticeUrl ?? "", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Signature": signature },
      body,
    });
  };
  return provider;
}
