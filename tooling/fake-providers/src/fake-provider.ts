import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { html } from "hono/html";

/** Behaviour of a provider: as documented, or with faults. */
export type Behaviour =
  | "well"
  /** Responds to every request with 500. */
  | "down"
  /** Cuts the line before it has done anything. */
  | "cut"
  /** Handles the request, then cuts the connection. */
  | "losesResponses"
  /** Knows no orders. */
  | "forgets";

/** An order at a provider; amounts in minor units. */
export interface FakeOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly successUrl: string;
  readonly errorUrl: string;
  readonly noticeUrl?: string;
  status: "open" | "paid" | "failed" | "cancelled";
  paid: number;
  refunded: number;
  /** Refunds by their idempotency key. */
  readonly refunds: Map<string, number>;
}

type Env = { Bindings: HttpBindings };

/** A provider to try the shop against. */
export interface FakeProvider {
  readonly app: Hono<Env>;
  readonly orders: Map<string, FakeOrder>;
  behaviour: Behaviour;
  find(id: string): FakeOrder | undefined;
  /** Creates an order; false where there is one with that id. */
  open(
    order: Pick<FakeOrder, "id" | "amount" | "currency" | "successUrl" | "errorUrl" | "noticeUrl">,
  ): boolean;
  /** The buyer's action on the provider's page; sends a webhook where the provider has one. */
  finish(id: string, status: "paid" | "failed", amount?: number): Promise<void>;
  /** The provider's webhook; `undefined` for one without. */
  notify?: (order: FakeOrder) => Promise<unknown>;
}

/** Common parts of every provider: its orders, its faults, and a payment page. */
export function createFakeProvider(name: string): FakeProvider {
  const orders = new Map<string, FakeOrder>();
  const app = new Hono<Env>();
  const provider: FakeProvider = {
    app,
    orders,
    behaviour: "well",
    find: (id) => (provider.behaviour === "forgets" ? undefined : orders.get(id)),
    open(order) {
      if (orders.has(order.id)) return false;
      const untouched = { status: "open", paid: 0, refunded: 0, refunds: new Map() } as const;
      orders.set(order.id, { ...order, ...untouched });
      return true;
    },
    async finish(id, status, amount) {
      const order = orders.get(id);
      if (order?.status !== "open") return;
      order.status = status;
      order.paid = status === "paid" ? (amount ?? order.amount) : 0;
      await provider.notify?.(order);
    },
  };
  app.use(async (context, next) => {
    if (provider.behaviour === "down") return context.text("", 500);
    if (provider.behaviour === "cut") return cut(context);
    await next();
    if (provider.behaviour === "losesResponses") cut(context);
    return undefined;
  });
  app.get("/page/:id", (context) => {
    const order = orders.get(context.req.param("id"));
    if (!order) return context.text("No such order", 404);
    return context.html(
      html`<!doctype html><html lang="en"><title>${name}</title><h1>${name}</h1>
        <p>${(order.amount / 100).toFixed(2)} ${order.currency}</p>
        <form method="post"><button name="action" value="pay">Pay</button>
        <button name="action" value="decline">Decline</button></form></html>`,
    );
  });
  app.post("/page/:id", async (context) => {
    const order = orders.get(context.req.param("id"));
    const form = await context.req.parseBody();
    if (!order) return context.text("No such order", 404);
    await provider.finish(order.id, form.action === "pay" ? "paid" : "failed");
    return context.redirect(order.status === "paid" ? order.successUrl : order.errorUrl, 303);
  });
  return provider;
}

function cut(context: Context<Env>): Response {
  context.env.incoming.socket.destroy();
  return context.text("", 500);
}
