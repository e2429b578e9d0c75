import { saveBox } from "@sughurta/contracts/box";
import { receiveDraft, saveDraft } from "@sughurta/contracts/draft";
import { boxDraft } from "@sughurta/contracts/draft-names";
import { DAY_MS } from "@sughurta/domain";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildPaymentsListener } from "#src/main/build-app.ts";
import { funnelDay } from "#src/platform/database/schema/reports.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { enterOrderSteps } from "#src/reports/funnel/order-steps.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { payOrder, startPayment } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { START } from "#src/testing/test-settings.ts";
import { remindOfUnpaidOrders } from "./unpaid-reminders.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The box of an order of these tests. */
const KIND = boxDraft("deti");
let api: TestService;

beforeAll(async () => {
  api = await aService({ RATE_LIMITS: "off" });
});
afterAll(() => api.close());
// Each test begins on another day at noon.
beforeEach(() => {
  const passed = api.service.now().getTime() - START.getTime();
  api.pass(Math.ceil(passed / DAY_MS + 1) * DAY_MS - passed);
});

let serial = 0;

/** An order that was saved from a draft; reminders are agreed to by default. */
async function anOrder(changes: Parameters<typeof aBoxOrder>[0] = {}) {
  const send = api.as();
  await send(saveDraft, { params: { kind: KIND }, body: { content: '{"lastName":"Saidova"}' } });
  serial += 1;
  const email = `unpaid${serial}@mail.tj`;
  const phoneNumber = `992${930_000_000 + serial}`;
  const body = aBoxOrder({ email, phoneNumber, remindUnpaid: true, ...changes });
  const saved = await send(saveBox, { body });
  return { id: String(saved.data.id), send };
}

const remind = () => remindOfUnpaidOrders(api.service);
const messagesTo = (id: string) =>
  api.service.db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `unpaid:${id}:%`));
const countAfter = async (id: string, milliseconds: number) => {
  api.pass(milliseconds);
  await remind();
  return (await messagesTo(id)).length;
};
const pay = (send: Send, orderId: string) => payOrder(api, send, { orderId, policyType: "box" });

describe("reminders of an unpaid order", () => {
  it("are sent after an hour and before the price expires, each once, also by two copies", async () => {
    const { id } = await anOrder();
    expect(await countAfter(id, 59 * MINUTE_MS)).toBe(0);
    api.pass(MINUTE_MS);
    await Promise.all([remind(), remind()]);
    expect(await messagesTo(id)).toHaveLength(1);
    expect(await countAfter(id, 2 * HOUR_MS)).toBe(1);
    expect(await countAfter(id, 18 * HOUR_MS)).toBe(2);
    expect(await countAfter(id, HOUR_MS)).toBe(2);
  });

  it("are not sent without consent", async () => {
    const { id } = await anOrder({ remindUnpaid: false });
    expect(await countAfter(id, 2 * HOUR_MS)).toBe(0);
  });

  it("are never close together", async () => {
    const { id } = await anOrder();
    expect(await countAfter(id, 20.5 * HOUR_MS)).toBe(0);
    expect(await countAfter(id, 30 * MINUTE_MS)).toBe(1);
    expect(await countAfter(id, HOUR_MS)).toBe(1);
  });

  it("are not sent for a paid order", async () => {
    const { id, send } = await anOrder();
    await pay(send, id);
    expect(await countAfter(id, 2 * HOUR_MS)).toBe(0);
  });

  it("are not sent while a payment is in progress", async () => {
    const { id, send } = await anOrder();
    api.pass(HOUR_MS - MINUTE_MS);
    await startPayment(api, send, { orderId: id, policyType: "box" });
    expect(await countAfter(id, 2 * MINUTE_MS)).toBe(0);
  });

  it("at the moment in which the buyer pays do not stop the sale, and none follows it", async () => {
    const { id, send } = await anOrder();
    api.pass(HOUR_MS);
    const [paid] = await Promise.all([pay(send, id), remind(), remind()]);
    expect(paid).toMatchObject({ status: "paid", policyNumber: expect.any(String) });
    const sent = (await messagesTo(id)).length;
    expect(sent).toBeLessThanOrEqual(1);
    expect(await countAfter(id, 20 * HOUR_MS)).toBe(sent);
  });

  it("are sent by SMS where there is no email address, and not at night", async () => {
    const { id } = await anOrder({ email: "" });
    // 21:00 in Dushanbe.
    expect(await countAfter(id, 9 * HOUR_MS)).toBe(0);
    expect(await countAfter(id, 12 * HOUR_MS)).toBe(1);
    expect(await messagesTo(id)).toMatchObject([{ channel: "sms" }]);
  });

  it("open the order as it was, on another device too", async () => {
    const { id } = await anOrder();
    await countAfter(id, HOUR_MS);
    const [{ body = "" } = {}] = await messagesTo(id);
    const [, link = ""] = /(\S+\/boxes\/order\/deti\S+)/.exec(body) ?? [];
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get("handover");
    const received = await api.as()(receiveDraft, { body: { token } });
    expect(received.data).toMatchObject({ kind: KIND });
  });

  it("end for an address in one tap, for all its orders", async () => {
    const email = "enough@mail.tj";
    const { id } = await anOrder({ email });
    await countAfter(id, HOUR_MS);
    const [{ unsubscribeUrl, body } = { unsubscribeUrl: "", body: "" }] = await messagesTo(id);
    expect(body).toContain(unsubscribeUrl);
    expect(unsubscribeUrl).not.toContain(email);
    const listener = buildPaymentsListener(api.service, async () => new Response());
    const tap = (url: string) => listener.request(url, { method: "POST" });
    expect((await tap(`${unsubscribeUrl?.split("?")[0]}x`)).status).toBe(404);
    expect((await tap(unsubscribeUrl ?? "")).status).toBe(200);
    const { id: other } = await anOrder({ email: email.toUpperCase() });
    expect(await countAfter(other, HOUR_MS)).toBe(0);
    expect(await countAfter(id, 20 * HOUR_MS)).toBe(1);
  });

  it("are counted, with the payments after them", async () => {
    const { id, send } = await anOrder();
    await countAfter(id, HOUR_MS);
    api.pass(MINUTE_MS);
    await pay(send, id);
    await api.service.db.delete(funnelDay);
    await enterOrderSteps(api.service);
    const rows = await api.service.db.select().from(funnelDay);
    expect(rows.find(({ step }) => step === "returned")).toMatchObject({ count: 1 });
    expect(rows.some(({ step }) => step === "reminded")).toBe(true);
  });
});
