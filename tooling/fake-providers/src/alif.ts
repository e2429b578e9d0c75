import { createHmac } from "node:crypto";
import { createFakeProvider, type FakeProvider } from "./fake-provider.ts";

/** A terminal at Alif. */
export interface AlifTerminal {
  readonly terminal: string;
  readonly password: string;
}

const STATUSES = { open: "pending", paid: "ok", failed: "failed", cancelled: "canceled" };

/** Alif's checkout as used by public clients: JSON with tokens; the signature of its webhook is not published. */
export function createAlif({ terminal, password }: AlifTerminal): FakeProvider {
  const provider = createFakeProvider("Alif");
  const { app } = provider;
  const secret = createHmac("sha256", terminal).update(password).digest("hex");
  const token = (...parts: string[]) =>
    createHmac("sha256", secret)
      .update([terminal, ...parts].join(""))
      .digest("hex");
  app.post("/v2/", async (context) => {
    const body = await context.req.json();
    if (body.token !== token(body.order_id, body.amount, body.callback_url)) {
      return context.json({ code: 401, message: "token" });
    }
    const isNew = provider.open({
      id: body.order_id,
      amount: Math.round(Number(body.amount) * 100),
      currency: "TJS",
      successUrl: body.return_url,
      errorUrl: body.return_url,
      noticeUrl: body.callback_url,
    });
    if (!isNew) return context.json({ code: 208, message: "duplicate" });
    const page = new URL(`/page/${body.order_id}`, context.req.url);
    return context.json({ code: 200, url: page.href });
  });
  app.post("/checktxn", async (context) => {
    const body = await context.req.json();
    if (body.token !== token(body.orderId)) return context.json({ code: 401, message: "token" });
    const order = provider.find(body.orderId);
    if (!order) return context.json({ code: 404, message: "unknown" });
    const amount = (order.status === "paid" ? order.paid : order.amount) / 100;
    return context.json({
      orderId: order.id,
      transactionId: `t-${order.id}`,
      status: STATUSES[order.status],
      amount: amount.toFixed(2),
    });
  });
  provider.notify = ({ id, status, noticeUrl = "" }) =>
    fetch(noticeUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ orderId: id, status: STATUSES[status], token: "unpublished" }),
    });
  return provider;
}
