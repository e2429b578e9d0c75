import { saveBox } from "@sughurta/contracts/box";
import { openStaffSale, receiveDraft, saveDraft, sendSaleLink } from "@sughurta/contracts/draft";
import { boxDraft } from "@sughurta/contracts/draft-names";
import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staff } from "#src/platform/database/schema/desk.ts";
import { funnelDay } from "#src/platform/database/schema/reports.ts";
import { order, policy } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { staffSale } from "#src/platform/database/schema/staff-sale.ts";
import { enterOrderSteps } from "#src/reports/funnel/order-steps.ts";
import { enterPremiums } from "#src/reports/premiums/premium-entries.ts";
import { aBoxOrder } from "#src/testing/a-box-order.ts";
import { payOrder, startPayment } from "#src/testing/a-payment.ts";
import type { Send, TestService } from "#src/testing/a-service.ts";
import { type DeskBrowser, decision, openDesk } from "#src/testing/desk-browser.ts";
import { sweepSales } from "./staff-sale.ts";

const KIND = boxDraft("deti");
const MINUTE_MS = 60_000;
const CHOICE = { product: KIND, place: "phone", language: "tg" };

let api: TestService;
let browser: DeskBrowser;
beforeAll(async () => {
  ({ api, browser } = await openDesk());
});
afterAll(() => api.close());

/** Starts a sale at the desk; returns its seller and the token of its link. */
async function start(choice = CHOICE) {
  const seller = await browser.signedIn("support");
  const page = await browser.post("/sales", decision(choice), { Cookie: seller.Cookie });
  const token = /#sale=([\w-]+)/.exec(await page.text())?.[1] ?? "";
  return { ...seller, token };
}

const opened = (clerk: Send, token: string) => clerk(openStaffSale, { body: { token } });

let serial = 0;

/** Fills in an order from a draft. */
async function fillIn(send: Send, changes: Parameters<typeof aBoxOrder>[0] = {}) {
  serial += 1;
  const content = `{"buyer":${serial}}`;
  await send(saveDraft, { params: { kind: KIND }, body: { content } });
  const email = `buyer${serial}@mail.tj`;
  const phoneNumber = `992${931_000_000 + serial}`;
  const saved = await send(saveBox, { body: aBoxOrder({ email, phoneNumber, ...changes }) });
  return { id: String(saved.data.id), email, phoneNumber };
}

/** A sale whose order is filled in. */
async function aSale() {
  const sale = await start();
  const clerk = api.as();
  await opened(clerk, sale.token);
  return { ...sale, clerk, order: await fillIn(clerk) };
}

const sendLink = (clerk: Send, orderId: string) => clerk(sendSaleLink, { body: { orderId } });

async function messagesTo(email: string, phone: string) {
  const rows = await api.service.db.select().from(outbox).where(like(outbox.dedupeKey, "sale:%"));
  return rows.filter(({ recipient }) => recipient === email || recipient === phone);
}

const tokenIn = (body: string) => /#handover=([\w-]+)/.exec(body)?.[1] ?? "";

async function orderRow(id: string) {
  const [row] = await api.service.db.select().from(order).where(eq(order.id, id));
  return row;
}

describe("a sale by staff", () => {
  it("ends with a policy of the buyer that names its seller everywhere", async () => {
    const { name, Cookie, clerk, order: filled } = await aSale();
    const reply = await sendLink(clerk, filled.id);
    expect(reply).toMatchObject({
      status: 200,
      data: { phone: filled.phoneNumber, email: filled.email },
    });
    const messages = await messagesTo(filled.email, filled.phoneNumber);
    expect(messages.map(({ channel, language }) => [channel, language]).toSorted()).toEqual([
      ["mail", "tg"],
      ["sms", "tg"],
    ]);
    const [{ body = "" } = {}] = messages;
    expect(body).toContain("/boxes/order/deti?lang=tg#handover=");

    const buyer = api.as();
    const taken = await buyer(receiveDraft, { body: { token: tokenIn(body) } });
    expect(taken).toMatchObject({ status: 200, data: { kind: KIND } });
    const bought = await buyer(saveBox, {
      body: aBoxOrder({ email: filled.email, phoneNumber: filled.phoneNumber, partner: "SAFAR" }),
    });
    const orderId = String(bought.data.id);
    await payOrder(api, buyer, { orderId, policyType: "box" });
    expect(await orderRow(orderId)).toMatchObject({
      soldBy: name,
      soldPlace: "phone",
      partnerCode: null,
    });

    const [sold] = await api.service.db.select().from(policy).where(eq(policy.orderId, orderId));
    const number = sold?.number ?? "";
    expect(await browser.read(`/policies/${number}`, Cookie)).toContain(
      `<dt>Sold by</dt><dd>${name} (consent by phone)</dd>`,
    );
    expect(await browser.read("/policies?channel=staff", Cookie)).toContain(number);
    expect(await browser.read("/policies?channel=site", Cookie)).not.toContain(number);
    expect(await browser.read("/sales", Cookie)).toMatch(
      new RegExp(`${name}[\\s\\S]*?Paid[\\s\\S]*?${number}`),
    );
    await enterPremiums(api.service);
    await enterOrderSteps(api.service);
    const auditor = await browser.signedIn("auditor");
    const register = await browser.read("/registers?by=channel", auditor.Cookie);
    expect(register).toMatch(new RegExp(`Sales by staff[\\s\\S]*?${name}`));
    const steps = await api.service.db
      .select({ step: funnelDay.step })
      .from(funnelDay)
      .where(eq(funnelDay.channel, "staff"));
    expect(steps.map(({ step }) => step)).toContain("paid");
    const [row] = await api.service.db
      .select()
      .from(staffSale)
      .where(eq(staffSale.staffName, name));
    expect(await browser.actionsOn(`sale:${row?.id}`)).toEqual([
      "sale.start",
      "sale.open",
      "sale.link",
    ]);
  });

  it("opens by its link once, also for two visitors at the same time", async () => {
    const { token } = await start();
    const replies = await Promise.all([opened(api.as(), token), opened(api.as(), token)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await opened(api.as(), token)).data).toMatchObject({ code: "saleLinkOver" });
  });

  it("does not open after a quarter of an hour, or for a seller who lost the right", async () => {
    const late = await start();
    api.pass(16 * MINUTE_MS);
    expect((await opened(api.as(), late.token)).status).toBe(404);
    const former = await start();
    await api.service.db.update(staff).set({ roles: [] }).where(eq(staff.name, former.name));
    expect((await opened(api.as(), former.token)).status).toBe(404);
    expect((await opened(api.as(), "guessed")).status).toBe(404);
  });

  it("is never claimed by the order of a visitor without a link", async () => {
    const { name } = await aSale();
    const visitor = api.as();
    const { id } = await fillIn(visitor, { soldBy: name, saleId: name } as object);
    expect(await orderRow(id)).toMatchObject({ soldBy: null, soldPlace: null });
    expect(await sendLink(visitor, id)).toMatchObject({ status: 409, data: { code: "saleOver" } });
  });

  it("sends no link for the order of another sale", async () => {
    const { order: filled } = await aSale();
    const other = await aSale();
    expect((await sendLink(other.clerk, filled.id)).status).toBe(404);
    expect(await messagesTo(filled.email, filled.phoneNumber)).toEqual([]);
  });

  it("ends after two hours: later orders are the visitor's own, and no link is sent", async () => {
    const { clerk, order: filled } = await aSale();
    api.pass(121 * MINUTE_MS);
    expect((await sendLink(clerk, filled.id)).data).toMatchObject({ code: "saleOver" });
  });

  it("sends no link while the order is paid", async () => {
    const { clerk, order: filled } = await aSale();
    await startPayment(api, clerk, { orderId: filled.id, policyType: "box" });
    expect((await sendLink(clerk, filled.id)).data).toMatchObject({ code: "paymentBusy" });
  });

  it("replaces the link when the order is corrected, at most five times", async () => {
    const { clerk, order: filled } = await aSale();
    for (let link = 1; link <= 5; link += 1) {
      expect((await sendLink(clerk, filled.id)).status).toBe(200);
    }
    expect((await sendLink(clerk, filled.id)).data).toMatchObject({ code: "saleOver" });
    const bodies = (await messagesTo(filled.email, filled.phoneNumber)).map(({ body }) => body);
    const tokens = [...new Set(bodies.map(tokenIn))];
    const received = await Promise.all(
      tokens.map((token) => api.as()(receiveDraft, { body: { token } })),
    );
    expect(received.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
  });

  it("is not listed after its retention", async () => {
    await start();
    api.pass(91 * 24 * 60 * MINUTE_MS);
    await sweepSales(api.service);
    expect(await api.service.db.$count(staffSale)).toBe(0);
  });
});
