import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendCode } from "#src/identity/user/sms-codes.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import { PermanentDeliveryError } from "#src/platform/outbox/delivery-error.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { dispatchMessages, dispatchUrgentMessages, sweepMessages } from "./dispatch-messages.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let api: TestService;
beforeAll(async () => {
  api = await aService();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.service.db.delete(outbox);
});

function write(recipient: string, changes: Partial<OutboxMessage> = {}) {
  const now = api.service.now();
  return api.service.db.insert(outbox).values({
    id: randomUUID(),
    dedupeKey: recipient,
    channel: "sms",
    recipient,
    language: "ru",
    body: "text",
    nextAt: now,
    createdAt: now,
    ...changes,
  });
}

/** A provider that accepts every message except one recipient's, which hangs; records the recipients. */
function aProvider(hangsOn = "nobody") {
  const sent: string[] = [];
  const release = Promise.withResolvers<void>();
  const sms = {
    send: async ({ recipient }: OutboxMessage) => {
      if (recipient === hangsOn) await release.promise;
      sent.push(recipient);
    },
  };
  const service = { ...api.service, senders: { sms } };
  const dispatch = () => dispatchMessages(service, "sms");
  const dispatchUrgent = () => dispatchUrgentMessages(service, "sms");
  return { sent, dispatch, dispatchUrgent, release: release.resolve };
}

/** Sends a message through a provider that throws; returns its row. */
async function tryWith(error: Error): Promise<OutboxMessage | undefined> {
  const send = async () => Promise.reject(error);
  await dispatchMessages({ ...api.service, senders: { sms: { send } } }, "sms");
  const [row] = await api.service.db.select().from(outbox);
  return row;
}

it("resends at once the messages of a dead process, and none of a running one", async () => {
  const { instanceId, now } = api.service;
  const taken = { attempts: 1, nextAt: new Date(now().getTime() + HOUR_MS) };
  await write("dead", { ...taken, leaseHolder: instanceId === 1 ? 2 : 1 });
  await write("alive", { ...taken, leaseHolder: instanceId });
  const { sent, dispatch } = aProvider();
  await dispatch();
  expect(sent).toEqual(["dead"]);
});

it("delays no message because another one hangs at the provider", async () => {
  await write("slow", { nextAt: new Date(api.service.now().getTime() - MINUTE_MS) });
  await write("next");
  const { sent, dispatch, release } = aProvider("slow");
  const dispatched = dispatch();
  await expect.poll(() => sent).toEqual(["next"]);
  release();
  await dispatched;
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
  await write("a policy");
  api.pass(6 * MINUTE_MS);
  const { sent, dispatch } = aProvider();
  await dispatch();
  expect(sent).toEqual(["a policy"]);
  const [code] = await api.service.db.select().from(outbox).where(eq(outbox.recipient, phone));
  expect(code).toMatchObject({ state: "failed", sentAt: null, lastFailure: "tooLate" });
});

describe("behind 20,000 queued emails", () => {
  beforeEach(async () => {
    const { db, now } = api.service;
    await db.execute(
      sql`insert into outbox (id, dedupe_key, channel, recipient, language, body, next_at, created_at)
        select gen_random_uuid(), 'letter:' || n, 'sms', 'letter ' || n, 'ru', 'text', ${now()}, ${now()}
        from generate_series(1, 20000) n`,
    );
    api.pass(MINUTE_MS);
    await sendCode(api.service, {
      phone: "992900000124",
      purpose: "register",
      owner: "visitor:of-this-test",
      language: "en",
      address: "192.0.2.1",
      isTrusted: false,
    });
  });

  it("sends a code in the next batch", async () => {
    const { sent, dispatch } = aProvider();
    await dispatch();
    expect(sent.slice(0, 20)).toContain("992900000124");
  });

  it("sends a code without waiting for a batch in which an email hangs", async () => {
    await write("slow", { urgent: true, nextAt: new Date(0) });
    const { sent, dispatch, dispatchUrgent, release } = aProvider("slow");
    const dispatched = dispatch();
    await expect.poll(() => sent.length).toBe(19);
    await write("second code", { urgent: true });
    await dispatchUrgent();
    expect(sent[19]).toBe("second code");
    release();
    await dispatched;
  });
});

it("sends nothing twice when two processes poll at the same time", async () => {
  for (let index = 0; index < 50; index += 1) await write(`message ${index}`);
  const { sent, dispatch } = aProvider();
  const look = () => Promise.all([dispatch(), dispatch()]);
  await expect.poll(() => look().then(() => sent.length)).toBe(50);
  expect(new Set(sent).size).toBe(50);
});

it("fails a permanently rejected message at once, with the reason", async () => {
  await write("nobody");
  expect(await tryWith(new PermanentDeliveryError("smtp550"))).toMatchObject({
    state: "failed",
    attempts: 1,
    lastFailure: "smtp550",
    leaseHolder: null,
  });
});

it("retries a rejected message with growing delays, and fails it after the seventh try", async () => {
  await write("later");
  const waits: number[] = [];
  for (let row = await tryWith(new Error("away")); row?.state === "waiting"; ) {
    const wait = row.nextAt.getTime() - api.service.now().getTime();
    waits.push(wait / 1_000);
    api.pass(wait - 1);
    expect(await tryWith(new Error("too early"))).toMatchObject({ attempts: row.attempts });
    api.pass(1);
    row = await tryWith(new Error("away"));
    expect(row?.attempts).toBe(waits.length + 1);
  }
  expect(waits).toEqual([40, 60, 300, 1_800, 7_200, 21_600]);
});

it("retains sent messages for thirty days, and queued messages without limit", async () => {
  await write("sent", { state: "sent" });
  await write("failed", { state: "failed" });
  await write("waiting");
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
