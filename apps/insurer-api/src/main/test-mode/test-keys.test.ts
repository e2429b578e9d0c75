import { requestCallback } from "@sughurta/contracts/content";
import { TEST_PATH } from "@sughurta/contracts/core";
import { partnerReport } from "@sughurta/contracts/partner";
import { payment as paymentContract } from "@sughurta/contracts/payment";
import { checkPolicy, policyDocument } from "@sughurta/contracts/policy";
import { isTestPolicyNumber } from "@sughurta/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyAuditChain } from "#src/desk/audit/audit-chain.ts";
import { auditEvent } from "#src/platform/database/schema/desk.ts";
import { fiscalReceipt } from "#src/platform/database/schema/fiscal-receipt.ts";
import { coupon, couponUse, order, policy } from "#src/platform/database/schema/sales.ts";
import { outbox } from "#src/platform/database/schema/service.ts";
import { TEST_RECIPIENT } from "#src/platform/outbox/delivery-error.ts";
import { type MessageSender, sandboxSender } from "#src/platform/outbox/message-sender.ts";
import {
  partnerDestination,
  webhookDestinations,
} from "#src/platform/webhook/webhook-destinations.ts";
import { messageSending } from "#src/sales/notifications/send-messages.ts";
import type { Send } from "#src/testing/a-service.ts";
import { decision } from "#src/testing/desk-browser.ts";
import { sweepTests, TEST_DAYS } from "./sweep-tests.ts";
import { createTestSenders } from "./test-senders.ts";
import {
  type Agency,
  bearer,
  buyByTestKey,
  openAgency,
  REPORT_DAYS,
  SERVER_KEYS,
  tryTestKey,
  VISITOR,
} from "./testing/open-agency.ts";

const DAY_MS = 86_400_000;

let agency: Agency;
let api: Agency["api"];
let desk: Agency["desk"];
let bought: Awaited<ReturnType<typeof tryTestKey>>;
beforeAll(async () => {
  agency = await openAgency();
  ({ api, desk } = agency);
  bought = await tryTestKey(agency);
});
afterAll(() => agency.close());

describe("a purchase with a test key", () => {
  it("is paid at the sandbox bank, whatever providers are configured, and issues a specimen with a test number", async () => {
    expect(bought.redirectUrl).toMatch(`${agency.paymentsUrl}${TEST_PATH}/sandbox/bank/dc/`);
    expect(isTestPolicyNumber(bought.number)).toBe(true);
    const send = api.asTest(VISITOR);
    const { data } = await send(paymentContract, { params: { id: bought.paymentId } });
    expect(data).toMatchObject({ status: "paid", policyNumber: bought.number });
    const paper = await send(policyDocument, { params: { policyNumber: bought.number } });
    expect(paper.status).toBe(200);
  });

  it("creates no fiscal receipt and uses up no promo code", async () => {
    const { db } = api.tests;
    expect(await db.$count(fiscalReceipt)).toBe(0);
    expect(await db.$count(couponUse, sql`${couponUse.usedAt} is not null`)).toBe(0);
    const [row] = await api.service.db.select().from(coupon).where(eq(coupon.code, "ONCE"));
    expect(row?.usedCount).toBe(0);
  });

  it("sends webhooks to the partner only, marked as test", () => {
    const told = agency.systems.received.map(({ to, type }) => `${to} ${type}`);
    expect(told).toEqual(["SAFAR policy.sold", "SAFAR policy.sold", "SAFAR policy.cancelled"]);
    for (const event of agency.systems.received) expect(event).toMatchObject({ livemode: false });
  });

  it("sends webhooks to public addresses only, outside the sandbox", async () => {
    const destinations = await webhookDestinations(api.tests);
    expect(destinations.get(partnerDestination("SAFAR"))).toMatchObject({ reach: "public" });
  });

  it("is in the report of the test secret; live and test secrets are not interchangeable", async () => {
    const read = async (send: Send, secret: string) =>
      send(partnerReport, { query: REPORT_DAYS, headers: bearer(secret) });
    const { data } = await read(api.asTest(), SERVER_KEYS.test);
    expect(data).toMatchObject({ livemode: false, totals: [{ sales: 2, cancellations: 1 }] });
    expect((await read(api.asTest(), SERVER_KEYS.live)).status).toBe(401);
    expect((await read(api.as(), SERVER_KEYS.test)).status).toBe(401);
  });

  it("is reported as a test policy when its number is checked, and is not visible otherwise", async () => {
    const body = { policyNumber: bought.number };
    const inside = await api.asTest()(checkPolicy, { body });
    expect(inside.data).toMatchObject({ policyNumber: bought.number, isTest: true });
    const live = api.as(VISITOR);
    const outside = await live(checkPolicy, { body });
    expect(outside).toMatchObject({ status: 422, data: { code: "testPolicy" } });
    const params = { id: bought.paymentId, policyNumber: bought.number };
    expect((await live(paymentContract, { params })).status).toBe(404);
    expect((await live(policyDocument, { params })).status).toBe(404);
  });

  it("is shown at the test desk", async () => {
    expect(await desk.read(`${TEST_PATH}/policies`, agency.Cookie)).toContain(bought.number);
    const { Cookie } = agency;
    const found = await desk.post(`${TEST_PATH}/search`, { search: bought.number }, { Cookie });
    expect(await desk.read(found.headers.get("Location") ?? "", Cookie)).toContain(
      "nothing was sold",
    );
    expect(await desk.read(`${TEST_PATH}/partners`, agency.Cookie)).toContain("notFound");
  });

  it("is marked in the audit log, and the hash chain covers the mark", async () => {
    const worker = await desk.signedIn("support");
    const asked = await api.as()(requestCallback, {
      body: { phone: "992921110088", type: "back_call" },
    });
    const call = String(asked.data.id);
    await desk.post(`/calls/${call}`, decision({ command: "take" }), worker);
    await desk.post(
      `${TEST_PATH}/policies/${bought.number}`,
      decision({ command: "sendAgain" }),
      worker,
    );
    const auditor = await desk.signedIn("auditor");
    const page = await desk.read("/audit", auditor.Cookie);
    const rowOf = (subject: string) =>
      page.split("<tr>").find((row) => row.includes(`${subject}<`)) ?? "";
    const tested = rowOf(`policy:${bought.number}`);
    expect(tested).toContain(`href="${TEST_PATH}/policies/${bought.number}?`);
    expect(tested).toContain(">Test data<");
    expect(rowOf(`call:${call}`)).toContain("Call taken");
    expect(rowOf(`call:${call}`)).not.toContain("Test data");
    const { db } = api.service;
    const whole = await verifyAuditChain(db);
    expect(whole.brokenAt).toBeUndefined();
    const [marked] = await desk.eventsOf(`policy:${bought.number}`);
    await db.execute(sql`alter table audit_event disable trigger audit_event_new_only`);
    await db
      .update(auditEvent)
      .set({ isTest: false })
      .where(eq(auditEvent.id, marked?.id ?? ""));
    expect(await verifyAuditChain(db)).toMatchObject({ brokenAt: marked?.position });
  });
});

describe("an email of test mode", () => {
  type Sent = Pick<Parameters<MessageSender["send"]>[0], "recipient" | "subject" | "body">;

  it("is sent only to a mailbox of the partner, as a specimen; no SMS is sent", async () => {
    const sent: Sent[] = [];
    const spy: MessageSender = {
      ...sandboxSender,
      send: async (message) => {
        sent.push(message);
      },
    };
    const own = "qa@mail.agency.example";
    await buyByTestKey(api, api.asTest(), { email: own });
    const senders = createTestSenders(api.tests, { mail: spy, sms: spy });
    for (const channel of ["mail", "sms"] as const) {
      await api.work(messageSending[channel], { senders });
    }
    expect(sent.map(({ recipient }) => recipient)).toEqual([own]);
    expect(sent[0]?.subject).toMatch(/^ОБРАЗЕЦ, НЕ ДЕЙСТВУЕТ /);
    expect(sent[0]?.body).toMatch(/^Это образец/);
    const refused = await api.tests.db.select().from(outbox).where(eq(outbox.state, "failed"));
    expect(new Set(refused.map(({ lastFailure }) => lastFailure))).toEqual(
      new Set([TEST_RECIPIENT]),
    );
  });
});

it("deletes test data after its storage period, with everything that belongs to it", async () => {
  await sweepTests(api.tests);
  expect(await api.tests.db.$count(policy)).toBeGreaterThan(0);
  const sold = await api.service.db.$count(order);
  api.pass((TEST_DAYS + 1) * DAY_MS);
  await sweepTests(api.tests);
  expect(await api.tests.db.$count(order)).toBe(0);
  expect(await api.tests.db.$count(policy)).toBe(0);
  expect(await api.service.db.$count(order)).toBe(sold);
});
