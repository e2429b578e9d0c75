import { registerClaim } from "@sughurta/contracts/claim";
import { partnerReport } from "@sughurta/contracts/partner";
import { payment as paymentContract } from "@sughurta/contracts/payment";
import {
  checkPolicy,
  createDownload,
  openDownload,
  policyDocument,
  TEST_TICKET_PREFIX,
} from "@sughurta/contracts/policy";
import { isTestPolicyNumber } from "@sughurta/domain";
import { ConfigError } from "@sughurta/server-kit";
import { eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { policy } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import {
  type MessageSender,
  sandboxSender,
  TEST_RECIPIENT,
} from "#src/platform/outbox/message-sender.ts";
import { webhookDelivery } from "#src/platform/webhook/deliver-webhooks.ts";
import { messageSending } from "#src/sales/notifications/send-messages.ts";
import { addPartners } from "#src/sales/orders/load-partners.ts";
import { makePartnerKey } from "#src/sales/orders/partner-accounts.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { aCommand } from "#src/testing/a-desk.ts";
import { beginCover, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { aService, type Send, type TestService } from "#src/testing/a-service.ts";
import { aWebhookReceiver } from "#src/testing/a-webhook-receiver.ts";
import { DESK_SETTINGS, deskBrowser } from "#src/testing/desk-browser.ts";
import { buildPaymentsListener } from "./build-app.ts";
import { specimenMail } from "./create-senders.ts";
import { requireOneKindOfPolicy } from "./go-live/go-live-faults.ts";

const SECRET = "the secret of the agency, long enough";
const SERVER_KEYS = { live: `sk_live_${"a".repeat(32)}`, test: `sk_test_${"b".repeat(32)}` };
const REPORT_DAYS = { from: "2026-01-01", to: "2027-12-31" };
const VISITOR = "a-visitor-of-the-agency";
const PAYMENTS_URL = "https://try-pay.example";

let api: TestService;
let sales: TestService;
let systems: Awaited<ReturnType<typeof aWebhookReceiver>>;
let send: Send;
let bought: Awaited<ReturnType<typeof buy>>;

/** Buys a box on the page of the agency. */
async function buy(changes: Parameters<typeof startOrder>[3] = {}) {
  const started = await startOrder(api, send, "dc", { partner: "SAFAR", ...changes });
  await pressAtBank(api, started, "pay");
  const { db } = api.service;
  const [issued] = await db.select().from(policy).where(eq(policy.orderId, started.orderId));
  return { ...started, number: issued?.number ?? "" };
}

beforeAll(async () => {
  systems = await aWebhookReceiver(() => SECRET);
  api = await aService({ ...DESK_SETTINGS, SPECIMENS: "on", PAYMENTS_URL });
  sales = await aService();
  // A signature is valid for five minutes around the receiver's real time.
  api.pass(Date.now() - api.service.now().getTime());
  await addPartners(api.service, [
    {
      code: "SAFAR",
      keys: ["pk_live_agency", "pk_test_agency"],
      origins: ["https://agency.example"],
      returnPages: ["https://agency.example/"],
      serverSecrets: Object.values(SERVER_KEYS),
      webhook: { url: `${systems.url}/SAFAR`, secret: SECRET },
      withdrawn: false,
    },
  ]);
  send = api.as(VISITOR);
  bought = await buy();
});
afterAll(async () => {
  await Promise.all([api.close(), sales.close()]);
  systems.close();
});

describe("a specimen", () => {
  it("is paid at the sandbox bank and has a number and a document of its own kind", async () => {
    expect(bought.redirectUrl).toMatch(`${PAYMENTS_URL}/sandbox/bank/dc/`);
    expect(isTestPolicyNumber(bought.number)).toBe(true);
    const { data } = await send(paymentContract, { params: { id: bought.paymentId } });
    expect(data).toMatchObject({ status: "paid", policyNumber: bought.number });
    const paper = await send(policyDocument, { params: { policyNumber: bought.number } });
    expect(paper.status).toBe(200);
  });

  it("is reported as one when its number is checked; a service that sells only names its kind", async () => {
    const body = { policyNumber: bought.number };
    const inside = await send(checkPolicy, { body });
    expect(inside.data).toMatchObject({ policyNumber: bought.number, isTest: true });
    const outside = await sales.as(VISITOR)(checkPolicy, { body });
    expect(outside).toMatchObject({ status: 422, data: { code: "testPolicy" } });
  });

  it("sends webhooks to the partner that are marked as test", async () => {
    const other = await buy();
    await beginCover(api, other.number);
    const claim = {
      fullName: "Ғафурзода Ҷаҳонгир",
      policyNumber: other.number,
      note: "Потерялся чемодан в аэропорту.",
      phone: "992921234567",
      email: "jahongir@example.tj",
      channel: "front",
    };
    expect((await send(registerClaim, { body: claim })).status).toBe(201);
    await cancelPolicyFor(api.service, other.number, aCommand());
    await api.work(webhookDelivery);
    const received = systems.received.map(({ to, type }) => `${to} ${type}`);
    expect(received).toEqual(["SAFAR policy.sold", "SAFAR policy.sold", "SAFAR policy.cancelled"]);
    for (const event of systems.received) expect(event).toMatchObject({ livemode: false });
  });

  it("is in the report that a test secret reads", async () => {
    const read = (secret: string) =>
      send(partnerReport, { query: REPORT_DAYS, headers: { Authorization: `Bearer ${secret}` } });
    const { data } = await read(SERVER_KEYS.test);
    expect(data).toMatchObject({ partner: "SAFAR", livemode: false });
    expect((await read(SERVER_KEYS.live)).status).toBe(401);
  });

  it("has download tickets that a service that sells refuses, also with the same key", async () => {
    const body = { file: "document", policyNumber: bought.number, lang: "ru" };
    const ticket = String((await send(createDownload, { body })).data.ticket);
    expect(ticket.startsWith(TEST_TICKET_PREFIX)).toBe(true);
    const open = async (by: Send, sealed: string) =>
      (await by(openDownload, { params: { ticket: sealed } })).status;
    expect(await open(api.as(), ticket)).toBe(200);
    expect(await open(sales.as(), ticket)).toBe(404);
    expect(await open(sales.as(), ticket.slice(TEST_TICKET_PREFIX.length))).toBe(404);
  });

  it("is shown at a desk that says that nothing was sold, and that makes test keys", async () => {
    const desk = deskBrowser(api);
    const { Cookie } = await desk.signedIn("support");
    const page = await desk.read(`/policies/${bought.number}`, Cookie);
    expect(page).toContain(bought.number);
    expect(page).toContain("nothing was sold");
    const key = { kind: "publishable", othersHoldDays: 90 } as const;
    expect(await makePartnerKey(api.service, "SAFAR", key)).toMatch(/^pk_test_/);
  });
});

it("serves the bank to buyers on the payments listener, and not the API", async () => {
  const listener = buildPaymentsListener(api.service, async () => new Response());
  const fetchStatus = async (path: string) => (await listener.request(path)).status;
  expect(await fetchStatus(bought.redirectUrl.slice(PAYMENTS_URL.length))).toBe(200);
  for (const path of ["/v1/travel/", "/sandbox/mail", "/sandbox/desk", "/sandbox/payments"]) {
    expect(await fetchStatus(path), path).toBe(404);
  }
});

it("sends emails only to a mailbox of the partner, marked as specimens", async () => {
  type Sent = Pick<Parameters<MessageSender["send"]>[0], "recipient" | "subject" | "body">;
  const sent: Sent[] = [];
  const spy: MessageSender = {
    ...sandboxSender,
    send: async (message) => {
      sent.push(message);
    },
  };
  const own = "qa@mail.agency.example";
  await buy({ email: own });
  await api.work(messageSending.mail, { senders: { mail: specimenMail(api.service, spy) } });
  expect(new Set(sent.map(({ recipient }) => recipient))).toEqual(new Set([own]));
  expect(sent[0]?.subject).toMatch(/^ОБРАЗЕЦ, НЕ ДЕЙСТВУЕТ /);
  expect(sent[0]?.body).toMatch(/^Это образец/);
  const others = await api.service.db.select().from(outbox).where(ne(outbox.recipient, own));
  const mails = others.filter(({ channel }) => channel === "mail");
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) {
    expect(mail).toMatchObject({ state: "failed", lastFailure: TEST_RECIPIENT });
  }
});

it("does not start on a database of sales, nor a service that sells on one of specimens", async () => {
  const mixed = (one: TestService, other: TestService) =>
    requireOneKindOfPolicy({ config: one.service.config, db: other.service.db });
  await expect(mixed(api, api)).resolves.toBeUndefined();
  await expect(mixed(sales, sales)).resolves.toBeUndefined();
  await expect(mixed(api, sales)).rejects.toThrow(ConfigError);
  await expect(mixed(sales, api)).rejects.toThrow(/database of sales/);
});
