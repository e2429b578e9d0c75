import { createFakeProvider, type FakeProvider } from "./fake-provider.ts";

/** An account at Payler, with the address that is set in its office for the way back. */
export interface PaylerAccount {
  readonly key: string;
  readonly password: string;
  readonly returnUrl: string;
}

const DUPLICATE_ORDER = 3;
const UNKNOWN_ORDER = 5;
const WRONG_KEY = 8;

const STATUSES = { open: "Created", paid: "Charged", failed: "Rejected", cancelled: "Reversed" };

/** Payler's gate as documented: form requests, JSON responses, no webhooks, one return address. */
export function createPayler({ key, password, returnUrl }: PaylerAccount): FakeProvider {
  const provider = createFakeProvider("Payler");
  const { app } = provider;
  const refuse = (code: number) => ({ error: { code, message: "refused" } });
  app.post("/gapi/:call", async (context) => {
    const form = await context.req.parseBody();
    const id = String(form.order_id);
    const amount = Number(form.amount);
    if (form.key !== key) return context.json(refuse(WRONG_KEY), 403);
    const call = context.req.param("call");
    if (call === "StartSession") {
      const back = `${returnUrl}?order_id=${encodeURIComponent(id)}`;
      const order = {
        id,
        amount,
        currency: String(form.currency),
        successUrl: back,
        errorUrl: back,
      };
      if (!provider.open(order)) return context.json(refuse(DUPLICATE_ORDER), 400);
      return context.json({ session_id: `s-${id}`, order_id: id, amount });
    }
    const order = provider.find(id);
    if (!order) return context.json(refuse(UNKNOWN_ORDER), 404);
    if (call === "FindSession") return context.json({ id: `s-${id}`, order_id: id });
    if (call === "GetStatus") {
      const left = order.paid - order.refunded;
      const isRefunded = order.status === "paid" && left === 0;
      const status = isRefunded ? "Refunded" : STATUSES[order.status];
      return context.json({ order_id: id, amount: left, status });
    }
    if (call === "Refund" && form.password === password && amount <= order.paid - order.refunded) {
      order.refunded += amount;
      return context.json({ order_id: id, amount: order.paid - order.refunded });
    }
    return context.json(refuse(WRONG_KEY), 403);
  });
  app.get("/gapi/Pay", (context) => {
    const session = context.req.query("session_id") ?? "";
    return context.redirect(`/page/${session.replace(/^s-/, "")}`, 303);
  });
  return provider;
}
