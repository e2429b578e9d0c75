import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openServer } from "#src/platform/database/database.ts";
import { type OutboxMessage, outbox } from "#src/platform/database/schema/service.ts";
import { aService, type TestService } from "#src/testing/a-service.ts";
import { startPostgres, type TestPostgres } from "#src/testing/start-postgres.ts";
import { dispatchMessages, dispatchUrgentMessages } from "./dispatch-messages.ts";

/** Longest time until a code is sent, regardless of other queued messages. */
const CODE_LIMIT_MS = 5_000;

let postgres: TestPostgres;
let first: TestService;
let second: TestService;
beforeAll(async () => {
  postgres = await startPostgres();
  const open = () => openServer(postgres.url, 10, () => undefined);
  first = await aService({}, open);
  second = await aService({}, open);
});
afterAll(async () => {
  await first.close();
  await second.close();
  await postgres.stop();
});

async function queueLetters(count: number): Promise<void> {
  const { db, now } = first.service;
  await db.delete(outbox);
  await db.execute(
    sql`insert into outbox (id, dedupe_key, channel, recipient, language, body, next_at, created_at)
      select gen_random_uuid(), 'letter:' || n, 'sms', 'letter ' || n, 'ru', 'text', ${now()}, ${now()}
      from generate_series(1, ${count}::int) n`,
  );
}

/** A provider that records the messages sent by all copies of the service. */
function aProvider() {
  const sent: string[] = [];
  const send = async ({ recipient }: OutboxMessage) => {
    sent.push(recipient);
  };
  const by = ({ service }: TestService) => ({ ...service, senders: { sms: { send } } });
  return { sent, by };
}

it("sends every message once when several copies poll at the same time", async () => {
  await queueLetters(400);
  const { sent, by } = aProvider();
  const look = () => Promise.all([first, second].map((copy) => dispatchMessages(by(copy), "sms")));
  await expect.poll(() => look().then(() => sent.length)).toBe(400);
  expect(new Set(sent).size).toBe(400);
});

it("skips a message that another copy is taking, without waiting for it", async () => {
  await queueLetters(25);
  const { sent, by } = aProvider();
  await first.service.db.transaction(async (tx) => {
    await tx.execute(sql`select from outbox where recipient <> 'letter 25' for update`);
    await dispatchMessages(by(second), "sms");
    expect(sent).toEqual(["letter 25"]);
  });
});

it("sends a code within seconds while two copies work through 20,000 emails", async () => {
  await queueLetters(20_000);
  const { sent, by } = aProvider();
  const letters = [first, second].map((copy) => dispatchMessages(by(copy), "sms"));
  const now = first.service.now();
  const startedAt = performance.now();
  await first.service.db.insert(outbox).values({
    id: randomUUID(),
    dedupeKey: "code",
    channel: "sms",
    recipient: "code",
    language: "ru",
    body: "text",
    urgent: true,
    nextAt: now,
    createdAt: now,
  });
  await dispatchUrgentMessages(by(second), "sms");
  await expect.poll(() => sent).toContain("code");
  expect(performance.now() - startedAt).toBeLessThan(CODE_LIMIT_MS);
  await Promise.all(letters);
});
