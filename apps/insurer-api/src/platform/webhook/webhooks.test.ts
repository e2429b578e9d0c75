import { registerClaim, uploadClaimFiles } from "@sughurta/contracts/claim";
import { requestCallback } from "@sughurta/contracts/content";
import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readConfig } from "#src/platform/config/config.ts";
import { policy } from "#src/platform/database/schema/sales.ts";
import { webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { cancelPolicyFor } from "#src/sales/payments/decisions.ts";
import { aCommand } from "#src/testing/a-desk.ts";
import { beginCover, pressAtBank, startOrder } from "#src/testing/a-payment.ts";
import { PICTURE_HEAD } from "#src/testing/a-picture.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { aWebhookReceiver, type ReceivedEvent } from "#src/testing/a-webhook-receiver.ts";
import { TEST_SECRETS } from "#src/testing/test-settings.ts";
import { replayWebhooks, sweepWebhooks, webhookDelivery } from "./deliver-webhooks.ts";

const SECRET = "the secret of the insurer's own systems";
const MINUTE_MS = 60_000;

let api: TestService;
let systems: Awaited<ReturnType<typeof aWebhookReceiver>>;

/** Makes the insurer's systems refuse events of a type. */
const refuse = (type: string, status: number) => {
  systems.refusal = (event) => (event.type === type ? status : undefined);
};

beforeAll(async () => {
  systems = await aWebhookReceiver(() => SECRET);
  api = await aService({
    RATE_LIMITS: "off",
    WEBHOOK_URL: `${systems.url}/events`,
    WEBHOOK_SECRET: SECRET,
  });
  // A signature is valid for five minutes around the receiver's own time.
  api.pass(Date.now() - api.service.now().getTime());
});
afterAll(async () => {
  systems.close();
  await api.close();
});
beforeEach(async () => {
  await api.service.db.delete(webhookEvent);
  systems.reset();
});

const getTypes = (events: readonly ReceivedEvent[]) => events.map(({ type }) => type);

async function buy(): Promise<string> {
  const started = await startOrder(api, api.as());
  await pressAtBank(api, started, "pay");
  const [issued] = await api.service.db
    .select()
    .from(policy)
    .where(eq(policy.orderId, started.orderId));
  return issued?.number ?? "";
}

it("sends a policy with all order data, and its end after it", async () => {
  const number = await buy();
  await cancelPolicyFor(api.service, number, aCommand());
  await api.work(webhookDelivery);
  await api.work(webhookDelivery);
  expect(getTypes(systems.received)).toEqual(["policy.issued", "policy.cancelled"]);
  const [issued, cancelled] = systems.received;
  expect(issued?.data).toMatchObject({ number, policyType: "box", currency: "TJS" });
  expect(issued?.data).toHaveProperty("holder.phone");
  expect(issued?.data).not.toHaveProperty("owner");
  expect(cancelled?.data).toMatchObject({ number, refund: issued?.data.amount });
});

it("delays the events after a refused one, and none of other objects", async () => {
  refuse("policy.issued", 503);
  const number = await buy();
  await cancelPolicyFor(api.service, number, aCommand());
  const lead = { phone: "992921110077", type: "back_call" };
  await api.as()(requestCallback, { body: lead });
  await api.work(webhookDelivery);
  expect(getTypes(systems.received)).toEqual(["lead.created"]);
  expect(systems.received[0]?.data).toMatchObject(lead);
  const [failed] = await api.service.db
    .select()
    .from(webhookEvent)
    .where(eq(webhookEvent.type, "policy.issued"));
  expect(failed).toMatchObject({ attempts: 1, lastFailure: "503", deliveredAt: null });

  systems.refusal = () => undefined;
  await api.work(webhookDelivery);
  expect(systems.received).toHaveLength(1);
  api.pass(MINUTE_MS);
  await api.work(webhookDelivery);
  await api.work(webhookDelivery);
  expect(getTypes(systems.received)).toEqual(["lead.created", "policy.issued", "policy.cancelled"]);
});

it("sends an event once, for any number of sending processes", async () => {
  await buy();
  await Promise.all([api.work(webhookDelivery), api.work(webhookDelivery)]);
  expect(getTypes(systems.received)).toEqual(["policy.issued"]);
});

it("sends a claim and each of its files once", async () => {
  const policyNumber = await buy();
  await beginCover(api, policyNumber);
  const send = api.as();
  const claim = {
    policyNumber,
    fullName: "Каримов Далер",
    phone: "992921110066",
    email: "daler@example.tj",
    note: "Потерялся чемодан в аэропорту.",
    channel: "front",
  };
  const { data } = await send(registerClaim, { body: claim });
  expect(data).toHaveProperty("id");
  const form = new FormData();
  form.append("files", new File([PICTURE_HEAD], "ticket.png"));
  const claimId = String(data.id);
  for (const _ of ["sent", "sent again"])
    await send(uploadClaimFiles, { params: { claimId }, form });
  for (const _ of ["policy and claim", "file"]) await api.work(webhookDelivery);
  expect(getTypes(systems.received).toSorted()).toEqual([
    "claim.file_added",
    "claim.registered",
    "policy.issued",
  ]);
  const file = systems.received.find(({ type }) => type === "claim.file_added");
  expect(file?.data).toMatchObject({ claimId, name: "ticket.png" });
});

it("signs with each secret of a rotation, so that the receiver may know only one of them", async () => {
  const { config } = api.service;
  const deliverWith = (...secrets: [string, ...string[]]) => {
    const webhook = { url: `${systems.url}/events`, secrets };
    return api.work(webhookDelivery, { config: { ...config, webhook } });
  };
  await buy();
  await deliverWith("a new secret that the receiver does not know");
  expect(systems.received).toEqual([]);
  api.pass(MINUTE_MS);
  await deliverWith("a new secret that the receiver does not know", SECRET);
  expect(getTypes(systems.received)).toEqual(["policy.issued"]);
});

it("resends a time range under the same ids, and removes events delivered thirty days ago", async () => {
  const from = api.service.now();
  await buy();
  api.pass(1);
  await api.work(webhookDelivery);
  expect(await replayWebhooks(api.service, { from, to: api.service.now() })).toBe(1);
  await api.work(webhookDelivery);
  expect(new Set(systems.received.map(({ id }) => id)).size).toBe(1);
  expect(systems.received).toHaveLength(2);
  const stored = async () => {
    await sweepWebhooks(api.service);
    return api.service.db.$count(webhookEvent);
  };
  api.pass(30 * DAY_MS);
  expect(await stored()).toBe(1);
  api.pass(1);
  expect(await stored()).toBe(0);
});

it("cannot be set up without a secret", () => {
  const environment = { ...TEST_SECRETS, WEBHOOK_URL: "https://core.example" };
  expect(() => readConfig(environment)).toThrow("WEBHOOK_SECRET is missing");
});
