import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sendCode } from "#src/identity/user/sms-codes.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { dispatchMessages } from "./dispatch-messages.ts";
import { sweepMessages } from "./sweep-messages.ts";

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

/** A provider that takes what it is not told to hang on; tells to whom it sent. */
function aProvider(hangsOn = "nobody") {
  const sent: string[] = [];
  const release = Promise.withResolvers<void>();
  const sms = {
    send: async ({ recipient }: OutboxMessage) => {
      if (recipient === hangsOn) await release.promise;
      sent.push(recipient);
    },
  };
  const dispatch = () => dispatchMessages({ ...api.service, senders: { sms } }, "sms");
  return { sent, dispatch, release: release.resolve };
}

it("sends at once what a dead process was sending, and nothing that a living one has", async () => {
  const { instanceId, now } = api.service;
  const taken = { attempts: 1, nextAt: new Date(now().getTime() + HOUR_MS) };
  await write("dead", { ...taken, leaseHolder: instanceId === 1 ? 2 : 1 });
  await write("alive", { ...taken, leaseHolder: instanceId });
  const { sent, dispatch } = aProvider();
  await dispatch();
  expect(sent).toEqual(["dead"]);
});

it("holds no message up behind one that the provider hangs on", async () => {
  await write("slow", { nextAt: new Date(api.service.now().getTime() - MINUTE_MS) });
  await write("next");
  const { sent, dispatch, release } = aProvider("slow");
  const dispatched = dispatch();
  await expect.poll(() => sent).toEqual(["next"]);
  release();
  await dispatched;
  expect(sent).toEqual(["next", "slow"]);
});

it("never sends a code that is over, however long the provider was away", async () => {
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
  expect(code).toMatchObject({ state: "failed", sentAt: null });
});

it("keeps what was sent for thirty days, and what waits as long as it waits", async () => {
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
