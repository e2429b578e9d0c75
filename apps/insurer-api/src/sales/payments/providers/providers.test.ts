import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { saveBox } from "@sughurta/contracts/box";
import { createPayment, payment as paymentContract } from "@sughurta/contracts/payment";
import { serveFakes } from "@sughurta/fake-providers";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildPaymentsListener } from "#src/main/build-app.ts";
import { holdAfterRestore } from "#src/main/database-restores.ts";
import { payment, policy, refund, refundEvent } from "#src/platform/database/schema/sales.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { decideRefund } from "#src/sales/payments/decide-refund.ts";
import { refundPayment } from "#src/sales/payments/decisions.ts";
import { paymentFollowing } from "#src/sales/payments/follow-payments.ts";
import { closeAtProvider } from "#src/sales/payments/resolve-pending-payment.ts";
import { canSendBack, refundSending, sendRefundAgain } from "#src/sales/payments/send-refunds.ts";
import { decideSuspended } from "#src/sales/restore/decide-suspended.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { aCommand } from "#src/testing/a-desk.ts";
import { startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";

const MINUTE_MS = 60_000;
const OPERATORS = ["payler", "dc", "card_dc_city", "vaslpay"] as const;
type Operator = (typeof OPERATORS)[number];

let api: TestService;
let folder: string;
let listener: ReturnType<typeof buildPaymentsListener>;
const server = serve({
  fetch: (request, env) => listener.fetch(request, env),
  hostname: "127.0.0.1",
  port: 0,
});
await once(server, "listening");
const paymentsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const served = await serveFakes(paymentsUrl, () => api.service.now());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "providers-"));
  const file = join(folder, "providers.json");
  await writeFile(file, JSON.stringify(served.settings));
  api = await aService({
    PAYMENT_PROVIDERS_FILE: file,
    PAYMENTS_URL: paymentsUrl,
    PAYMENT_OPERATORS_BOX: "card_dc_city,vaslpay,dc,payler,qr",
  });
  listener = buildPaymentsListener(api.service, async () => new Response());
});
afterAll(async () => {
  await api.close();
  await new Promise((done) => server.close(done));
  await served.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  for (const fake of Object.values(served.fakes)) fake.behaviour = "well";
});

const fetchRow = async (paymentId: string) => {
  const [row] = await api.service.db.select().from(payment).where(eq(payment.id, paymentId));
  if (!row) throw new Error("There is no such payment");
  return row;
};
const fetchState = async (paymentId: string) => (await fetchRow(paymentId)).state;
const listPolicies = (orderId: string) =>
  api.service.db.select().from(policy).where(eq(policy.orderId, orderId));
const sweep = async () => {
  api.pass(MINUTE_MS + 1_000);
  await api.work(paymentFollowing);
};

/** Starts a payment and opens the provider's page in the browser, or the last form before it. */
async function begin(operator: string, send: Send = api.as()) {
  const started = await startOrder(api, send, operator);
  const { checkoutForm: form } = await fetchRow(started.paymentId);
  const body = new URLSearchParams(form?.fields);
  if (form) await fetch(form.url, { method: "POST", body, redirect: "manual" });
  return { ...started, send };
}

describe.each(OPERATORS)("the adapter of %s", (operator) => {
  const fake = served.fakes[operator];
  const withoutTelling = async (id: string, status: "paid" | "failed", amount?: number) => {
    const { notify } = fake;
    delete fake.notify;
    await fake.finish(id, status, amount);
    if (notify) fake.notify = notify;
  };

  it("sells within a minute without a webhook, after the tab was closed", async () => {
    const { orderId, paymentId, reference, amount } = await begin(operator);
    expect(fake.find(reference)).toMatchObject({ amount: Math.round(amount * 100) });
    await sweep();
    expect(await fetchState(paymentId)).toBe("pending");
    await withoutTelling(reference, "paid");
    await sweep();
    expect(await fetchState(paymentId)).toBe("paid");
    expect(await listPolicies(orderId)).toHaveLength(1);
  });

  it("records a refusal, and the buyer may retry", async () => {
    const { paymentId, reference, send } = await begin(operator);
    await withoutTelling(reference, "failed");
    await sweep();
    const shown = await send(paymentContract, { params: { id: paymentId } });
    expect(shown.data.status).toBe("failed");
  });

  it("sends a different amount to review and issues nothing", async () => {
    const { orderId, paymentId, reference } = await begin(operator);
    await withoutTelling(reference, "paid", 100);
    await sweep();
    expect(await fetchRow(paymentId)).toMatchObject({
      state: "review",
      reviewReason: "wrongAmount",
    });
    expect(await listPolicies(orderId)).toEqual([]);
  });

  it("sends money received after the expiry to review", async () => {
    const { orderId, paymentId, reference } = await begin(operator);
    api.pass(40 * MINUTE_MS);
    await withoutTelling(reference, "paid");
    await sweep();
    expect(await fetchState(paymentId)).toBe("review");
    expect(await listPolicies(orderId)).toEqual([]);
  });

  it.each(["down", "cut", "forgets"] as const)(
    "draws no conclusion while the provider is %s, and sells once it is back",
    async (behaviour) => {
      const { orderId, paymentId, reference } = await begin(operator);
      await withoutTelling(reference, "paid");
      fake.behaviour = behaviour;
      await sweep();
      expect(await fetchState(paymentId)).toBe("pending");
      fake.behaviour = "well";
      await sweep();
      expect(await listPolicies(orderId)).toHaveLength(1);
    },
  );

  it("ignores forged messages about a payment", async () => {
    const { paymentId, reference } = await begin(operator);
    const body = JSON.stringify({ orderId: reference, reference, event: "paid", status: "ok" });
    const response = await fetch(`${paymentsUrl}/v1/payment/callback/${operator}/`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Signature": `t=1,v1=${"0".repeat(64)}` },
      body,
    });
    expect(response.status).toBe(operator === "dc" ? 200 : 401);
    expect(await fetchState(paymentId)).toBe("pending");
  });

  it("hides its keys from the buyer", async () => {
    const { paymentId } = await begin(operator);
    const { redirectUrl, checkoutForm } = await fetchRow(paymentId);
    const shown = JSON.stringify({ redirectUrl, checkoutForm });
    for (const secret of served.secrets) expect(shown).not.toContain(secret);
  });
});

describe.each(["payler", "dc", "vaslpay"] as const)("the adapter of %s", (operator) => {
  const fake = served.fakes[operator];

  it("opens no second order after the first response was lost", async () => {
    const send = api.as();
    const saved = await send(saveBox, { body: aBoxOrder() });
    const orderId = String(saved.data.id);
    const body = { policyId: orderId, policyType: "box", paymentOper: operator };
    fake.behaviour = "losesResponses";
    expect(await send(createPayment, { body })).toMatchObject({
      status: 503,
      data: { code: "providerUnavailable" },
    });
    const opened = fake.orders.size;
    fake.behaviour = "well";
    const second = await send(createPayment, { body });
    const started = second.status === 201 ? second : await send(createPayment, { body });
    expect(started.status).toBe(201);
    // Alif does not return the payment address of an existing order: that order is abandoned and cannot be paid.
    expect(fake.orders.size - opened).toBe(operator === "dc" ? 1 : 0);
    const { reference } = await fetchRow(String(started.data.paymentId));
    await fake.finish(reference ?? "", "paid");
    await sweep();
    expect(await listPolicies(orderId)).toHaveLength(1);
  });
});

describe("the public listener", () => {
  it.each(["dc", "vaslpay"] as const)(
    "sells on a webhook of %s at once, and ignores a repeated one",
    async (operator) => {
      const { orderId, paymentId, reference } = await begin(operator);
      const fake = served.fakes[operator];
      await fake.finish(reference, "paid");
      expect(await fetchState(paymentId)).toBe("paid");
      const order = fake.find(reference);
      if (order) await fake.notify?.(order);
      expect(await listPolicies(orderId)).toHaveLength(1);
    },
  );

  it("posts our form to a provider that requires one, and redirects back when the payment is over", async () => {
    const { redirectUrl, reference } = await begin("card_dc_city");
    const page = await fetch(redirectUrl, { headers: { "Accept-Language": "en" } });
    // The buyer's language on the site, regardless of the browser's preference.
    expect(page.url).toMatch(/\?lang=ru$/);
    expect(redirectUrl).toMatch(new RegExp(`^${paymentsUrl}/v1/payment/checkout/`));
    expect(page.headers.get("content-security-policy")).toContain(
      `form-action 'self' ${served.settings.card_dc_city?.url}`,
    );
    expect(await page.text()).toContain("<OrderId>".replace("<", "&lt;").replace(">", "&gt;"));
    await served.fakes.card_dc_city.finish(reference, "paid");
    await sweep();
    const over = await fetch(redirectUrl, { redirect: "manual" });
    expect(over.headers.get("location")).toMatch(/\/success\?payment=/);
  });

  it("returns a buyer from a provider with a single return address", async () => {
    const { reference, paymentId } = await begin("payler");
    const back = `${paymentsUrl}/v1/payment/return/payler/`;
    const known = await fetch(`${back}?order_id=${reference}`, { redirect: "manual" });
    expect(known.headers.get("location")).toBe((await fetchRow(paymentId)).returnUrl);
    expect((await fetch(`${back}?order_id=somebody`, { redirect: "manual" })).status).toBe(404);
  });

  it("does not serve the API", async () => {
    for (const path of ["/v1/payment/", "/docs", "/livez", "/metrics", "/v1/user/"]) {
      expect((await fetch(`${paymentsUrl}${path}`)).status).toBe(404);
    }
  });

  it("expires a payment together with the provider's own page", async () => {
    const lifetimes = await Promise.all(
      ["payler", "dc"].map(async (operator) => {
        const { createdAt, expiresAt } = await fetchRow((await begin(operator)).paymentId);
        return (expiresAt.getTime() - createdAt.getTime()) / MINUTE_MS;
      }),
    );
    expect(lifetimes).toEqual([15, 30]);
  });

  it("puts amount and reference into a wallet link, and awaits the receipt", async () => {
    const { paymentId, redirectUrl, reference, amount } = await begin("qr");
    expect(redirectUrl).toBe(`https://wallet.example/?s=${amount.toFixed(2)}&c=${reference}`);
    await sweep();
    expect(await fetchState(paymentId)).toBe("pending");
  });

  it("writes no key to the log", async () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => lines.push(line) });
    const watched = { ...api.service, log };
    const started = await Promise.all(OPERATORS.map((operator) => begin(operator)));
    for (const fake of Object.values(served.fakes)) fake.behaviour = "down";
    api.pass(MINUTE_MS + 1_000);
    await api.work(paymentFollowing, { log });
    for (const { paymentId } of started) await closeAtProvider(watched, await fetchRow(paymentId));
    expect(lines.length).toBeGreaterThanOrEqual(started.length);
    for (const secret of served.secrets) expect(lines.join("")).not.toContain(secret);
  });
});

describe("a refund by the provider", () => {
  /** An approved refund of a payment of too little. */
  async function approved(operator: Operator) {
    const { paymentId, reference, amount } = await begin(operator);
    const cameDiram = Math.round(amount * 100) - 100;
    await served.fakes[operator].finish(reference, "paid", cameDiram);
    await sweep();
    await refundPayment(api.service, paymentId, cameDiram, aCommand());
    const { db } = api.service;
    const [asked] = await db.select().from(refund).where(eq(refund.paymentId, paymentId));
    const id = asked?.id ?? "";
    await decideRefund(api.service, id, "approved", aCommand());
    const now = async () => (await db.select().from(refund).where(eq(refund.id, id)))[0];
    return { id, cameDiram, paymentId, reference, now };
  }

  it.each(["payler", "vaslpay"] as const)(
    "of %s is sent once, ends the payment and stores the transfer number",
    async (operator) => {
      const { id, cameDiram, paymentId, reference, now } = await approved(operator);
      await decideRefund(api.service, id, "sending", aCommand());
      await Promise.all([api.work(refundSending), api.work(refundSending)]);
      expect(served.fakes[operator].find(reference)).toMatchObject({ refunded: cameDiram });
      expect(await now()).toMatchObject({ state: "paid", sendFailure: null });
      expect(await fetchState(paymentId)).toBe("refunded");
      const events = await api.service.db
        .select()
        .from(refundEvent)
        .where(eq(refundEvent.refundId, id));
      expect(events.find(({ state }) => state === "paid")).toMatchObject({
        decidedBy: operator,
        decidedRole: "provider",
        note: expect.stringContaining(operator === "payler" ? reference : id),
      });
    },
  );

  it("is not resent automatically after an unclear result, but by a staff member after a check", async () => {
    const { id, cameDiram, reference, now } = await approved("vaslpay");
    const fake = served.fakes.vaslpay;
    await decideRefund(api.service, id, "sending", aCommand());
    await expect(sendRefundAgain(api.service, id)).rejects.toMatchObject({ code: "decidedBefore" });
    fake.behaviour = "losesResponses";
    await api.work(refundSending);
    expect(await now()).toMatchObject({ state: "sending", sendFailure: "unavailable" });
    fake.behaviour = "well";
    await api.work(refundSending);
    expect(await now()).toMatchObject({ state: "sending" });
    await sendRefundAgain(api.service, id);
    await api.work(refundSending);
    expect(await now()).toMatchObject({ state: "paid" });
    expect(fake.find(reference)).toMatchObject({ refunded: cameDiram });
  });

  it("is held after a restore until two people release it, and then sent once", async () => {
    const { id, cameDiram, reference, now } = await approved("vaslpay");
    await decideRefund(api.service, id, "sending", aCommand());
    await holdAfterRestore(api.service);
    await api.work(refundSending);
    expect(served.fakes.vaslpay.find(reference)).toMatchObject({ refunded: 0 });
    const release = { kind: "refund", decision: "release" } as const;
    const alone = decideSuspended(api.service, release, { by: "zarina" });
    await expect(alone).rejects.toMatchObject({ code: "secondPersonNeeded" });
    await decideSuspended(api.service, release, { by: "zarina", confirmedBy: "rustam" });
    await Promise.all([api.work(refundSending), api.work(refundSending)]);
    expect(served.fakes.vaslpay.find(reference)).toMatchObject({ refunded: cameDiram });
    expect(await now()).toMatchObject({ state: "paid", held: false });
  });

  it("is unclear if it was discarded after a restore, and decided by itself", async () => {
    const { id, reference, now } = await approved("vaslpay");
    await decideRefund(api.service, id, "sending", aCommand());
    await holdAfterRestore(api.service);
    const discard = { kind: "refund", decision: "discard" } as const;
    await decideSuspended(api.service, discard, { by: "zarina", confirmedBy: "rustam" });
    await api.work(refundSending);
    expect(served.fakes.vaslpay.find(reference)).toMatchObject({ refunded: 0 });
    expect(await now()).toMatchObject({ state: "sending", sendFailure: "restored" });
    await decideRefund(api.service, id, "paid", aCommand());
    expect(await now()).toMatchObject({ state: "paid" });
  });

  it("is recorded manually if the provider refuses it or does not support refunds", async () => {
    const { id, now, reference } = await approved("payler");
    const order = served.fakes.payler.find(reference);
    if (order) order.refunded = order.paid;
    await decideRefund(api.service, id, "sending", aCommand());
    await api.work(refundSending);
    expect(await now()).toMatchObject({ state: "sending", sendFailure: "refused" });
    await decideRefund(api.service, id, "paid", aCommand());
    expect(await now()).toMatchObject({ state: "paid" });
    const byHand = await approved("dc");
    expect(canSendBack(api.service, await fetchRow(byHand.paymentId))).toBe(false);
  });
});
