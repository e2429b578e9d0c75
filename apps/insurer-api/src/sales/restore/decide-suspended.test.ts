import { createFiscalTill, serveFake } from "@sughurta/fake-providers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { holdAfterRestore } from "#src/main/database-restores.ts";
import { fiscalReceipt } from "#src/platform/database/schema/money.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { queueMessages } from "#src/platform/outbox/queue-message.ts";
import { suspendedDeliveries } from "#src/platform/restore/suspended-deliveries.ts";
import { webhookDelivery } from "#src/platform/webhook/deliver-webhooks.ts";
import { queueWebhookEvent } from "#src/platform/webhook/queue-webhook-event.ts";
import { messageSending } from "#src/sales/notifications/send-messages.ts";
import { fiscalRegistration } from "#src/sales/payments/fiscal-receipts.ts";
import { notify, startOrder } from "#src/testing/a-payment.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { aWebhookReceiver } from "#src/testing/a-webhook-receiver.ts";
import { decideSuspended } from "./decide-suspended.ts";

const SECRET = "a secret of the insurer's own systems and of the till";
const ALONE = { by: "zarina" };
const TWO = { by: "zarina", confirmedBy: "rustam" };

let api: TestService;
let systems: Awaited<ReturnType<typeof aWebhookReceiver>>;
let clock: () => Date;
const till = createFiscalTill({ secret: SECRET, now: () => clock() });
let tillServer: Awaited<ReturnType<typeof serveFake>>;
beforeAll(async () => {
  systems = await aWebhookReceiver(() => SECRET);
  tillServer = await serveFake(till);
  api = await aService({
    WEBHOOK_URL: `${systems.url}/events`,
    WEBHOOK_SECRET: SECRET,
    FISCAL_URL: tillServer.url,
    FISCAL_SECRET: SECRET,
  });
  // A signature is valid for five minutes around the receiver's real time.
  api.pass(Date.now() - api.service.now().getTime());
  clock = api.service.now;
});
afterAll(async () => {
  systems.close();
  await tillServer.close();
  await api.close();
});
const sent: string[] = [];
beforeEach(async () => {
  sent.length = 0;
  systems.received.length = 0;
  for (const table of [outbox, webhookEvent]) await api.service.db.delete(table);
});

const write = (dedupeKey: string) =>
  queueMessages(api.service, api.service.db, {
    ...{ dedupeKey, channel: "sms", recipient: "992921234567", language: "ru", body: dedupeKey },
  });
const sms = {
  send: async ({ body }: OutboxMessage) => {
    sent.push(body);
  },
};
const announce = (number: string) =>
  queueWebhookEvent(api.service, api.service.db, {
    ...{ type: "policy.issued", subject: "policy:5511000017", data: { number } },
  });
const work = async () => {
  await api.work(messageSending.sms, { senders: { sms } });
  await api.work(webhookDelivery);
  await api.work(fiscalRegistration);
};
const restore = () => holdAfterRestore(api.service);
const received = () => systems.received.map(({ data }) => data?.number);

it("holds what waited, and lets what is queued later go out at once", async () => {
  await write("before");
  await announce("before");
  await restore();
  await work();
  expect([sent, received()]).toEqual([[], []]);
  await write("after");
  await announce("after");
  await work();
  expect([sent, received()]).toEqual([["after"], ["after"]]);
});

it("delivers each once when its kind is released, and leaves other kinds held", async () => {
  for (const key of ["one", "two"]) await write(key);
  await announce("one");
  await restore();
  await work();
  await decideSuspended(api.service, { kind: "message", decision: "release" }, ALONE);
  await work();
  await work();
  expect(sent.toSorted()).toEqual(["one", "two"]);
  expect((await suspendedDeliveries(api.service.db)).map(({ kind }) => kind)).toEqual(["webhook"]);
  const again = decideSuspended(api.service, { kind: "message", decision: "release" }, ALONE);
  await expect(again).rejects.toMatchObject({ status: 409 });
});

it("sends nothing of a discarded kind, and leaves a reason at its rows", async () => {
  await write("one");
  await announce("one");
  await restore();
  for (const kind of ["message", "webhook"] as const) {
    await decideSuspended(api.service, { kind, decision: "discard" }, ALONE);
  }
  await work();
  expect([sent, received()]).toEqual([[], []]);
  const discarded = { state: "failed", lastFailure: "restored", held: false };
  expect(await api.service.db.select().from(outbox)).toMatchObject([discarded]);
  expect(await suspendedDeliveries(api.service.db)).toEqual([]);
});

it("needs two people for receipts, and asks the till before it registers one again", async () => {
  const started = await startOrder(api, api.as());
  await notify(api, started);
  const { paymentId: id } = started;
  const { till: port } = api.service;
  if (!port) throw new Error("There is no till");
  // What the lost database did after the moment to which it was restored.
  const sale = { id, amountDiram: 100, currency: "TJS", title: "", policyNumber: "" };
  await port.registerSale(sale);
  await restore();
  const change = { kind: "receipt", decision: "release" } as const;
  await expect(decideSuspended(api.service, change, ALONE)).rejects.toMatchObject({ status: 403 });
  const asked: string[] = [];
  const registerSale: typeof port.registerSale = (sale) => {
    asked.push(sale.id);
    return port.registerSale(sale);
  };
  await decideSuspended(api.service, change, TWO);
  await api.work(fiscalRegistration, { till: { ...port, registerSale } });
  expect(asked).toEqual([]);
  expect(
    (await api.service.db.select().from(fiscalReceipt).where(eq(fiscalReceipt.id, id)))[0],
  ).toMatchObject({
    state: "registered",
  });
});
