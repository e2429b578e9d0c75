import { randomUUID } from "node:crypto";
import { DAY_MS } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendCode } from "#src/identity/user/sms-codes.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import { PermanentDeliveryError } from "#src/platform/outbox/message-sender.ts";
import { messageJob, messageQueues } from "#src/platform/outbox/queue-message.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { messageSending, sweepMessages } from "./send-messages.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.service.db.delete(outbox);
});

/** Queues an SMS to each recipient. */
async function write(recipients: readonly string[], changes: Partial<OutboxMessage> = {}) {
  const { db, jobs, now } = api.service;
  const rows = await db
    .insert(outbox)
    .values(
      recipients.map((recipient) => ({
        id: randomUUID(),
        dedupeKey: recipient,
        channel: "sms" as const,
        recipient,
        language: "ru" as const,
        body: "text",
        createdAt: now(),
        ...changes,
      })),
    )
    .returning();
  await jobs.add(db, messageQueues.sms, ...rows.map((one) => messageJob(one)));
}

/** A provider that accepts every message except one recipient's, which hangs; records the recipients. */
function aProvider(hangsOn?: string) {
  const sent: string[] = [];
  const release = Promise.withResolvers<void>();
  const sms = {
    send: async ({ recipient }: OutboxMessage) => {
      if (recipient === hangsOn) await release.promise;
      sent.push(recipient);
    },
  };
  const work = () => api.work(messageSending.sms, { senders: { sms } });
  return { sent, work, release: release.resolve };
}

/** Sends a message through a provider that throws; returns its row. */
async function tryWith(error: Error): Promise<OutboxMessage | undefined> {
  const sms = { send: async () => Promise.reject(error) };
  await api.work(messageSending.sms, { senders: { sms } });
  const [row] = await api.service.db.select().from(outbox);
  return row;
}

it("delays no message because another one hangs at the provider", async () => {
  await write(["slow"]);
  await write(["next"]);
  const { sent, work, release } = aProvider("slow");
  const worked = work();
  await expect.poll(() => sent).toEqual(["next"]);
  release();
  await worked;
  expect(sent).toEqual(["next", "slow"]);
});

it("never sends an expired code, even after a long outage of the provider", async () => {
  const phone = "992900000123";
  await sendCode(api.service, {
    phone,
    purpose: "register",
    owner: "visitor:of-this-test",
    language: "en",
    address: "192.0.2.1",
    isTrusted: false,
  });
  await write(["a policy"]);
  api.pass(6 * MINUTE_MS);
  const { sent, work } = aProvider();
  await work();
  expect(sent).toEqual(["a policy"]);
  const [code] = await api.service.db.select().from(outbox).where(eq(outbox.recipient, phone));
  expect(code).toMatchObject({ state: "failed", sentAt: null, lastFailure: "tooLate" });
});

it("sends a code before the messages queued earlier", async () => {
  await write(Array.from({ length: 60 }, (_, index) => `letter ${index}`));
  await sendCode(api.service, {
    phone: "992900000124",
    purpose: "register",
    owner: "visitor:of-this-test",
    language: "en",
    address: "192.0.2.1",
    isTrusted: false,
  });
  const { sent, work } = aProvider();
  await work();
  expect(sent.slice(0, 20)).toContain("992900000124");
});

it("sends nothing twice when two processes work at the same time", async () => {
  const recipients = Array.from({ length: 50 }, (_, index) => `message ${index}`);
  await write(recipients);
  const { sent, work } = aProvider();
  await Promise.all([work(), work()]);
  expect(sent.toSorted()).toEqual(recipients.toSorted());
});

it("fails a permanently rejected message at once, with the reason", async () => {
  await write(["a wrong number"]);
  expect(await tryWith(new PermanentDeliveryError("smtp550"))).toMatchObject({
    state: "failed",
    attempts: 1,
    lastFailure: "smtp550",
  });
});

it("retries a rejected message with growing delays, and fails it after the last try", async () => {
  await write(["later"]);
  await tryWith(new Error("away"));
  expect(await tryWith(new Error("too early"))).toMatchObject({ state: "waiting", attempts: 1 });
  for (let tries = 2; tries <= 11; tries += 1) {
    api.pass(6 * HOUR_MS);
    const state = tries === 11 ? "failed" : "waiting";
    expect(await tryWith(new Error("away"))).toMatchObject({ state, attempts: tries });
  }
});

describe("without a sender for its channel", () => {
  it("leaves a message queued, and sends it after the service has started with one", async () => {
    await write(["later"]);
    await api.work(messageSending.sms, { senders: {} });
    const { sent, work } = aProvider();
    const open = await messageSending.sms.openJobs?.(api.service);
    await api.service.jobs.add(api.service.db, messageQueues.sms, ...(open ?? []));
    await work();
    expect(sent).toEqual(["later"]);
  });
});

it("retains sent messages for thirty days, and queued messages without limit", async () => {
  await write(["sent"], { state: "sent" });
  await write(["failed"], { state: "failed" });
  await write(["waiting"]);
  const kept = async () => {
    await sweepMessages(api.service);
    const rows = await api.service.db.select().from(outbox);
    return rows.map(({ recipient }) => recipient).sort();
  };
  api.pass(30 * DAY_MS);
  expect(await kept()).toEqual(["failed", "sent", "waiting"]);
  api.pass(1);
  expect(await kept()).toEqual(["waiting"]);
});
