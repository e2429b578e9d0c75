import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { createService } from "#src/main/create-service.ts";
import { readConfig } from "#src/platform/config/config.ts";
import { type DatabaseHandle, openEmbedded, openServer } from "#src/platform/database/database.ts";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";
import { JobStore } from "#src/platform/jobs/jobs.ts";
import { createLog } from "#src/platform/observability/log.ts";
import { queueMessages } from "#src/platform/outbox/queue-message.ts";
import { messageSending } from "#src/sales/notifications/send-messages.ts";
import { startPostgres } from "./start-postgres.ts";

const LETTERS = 20_000;
const CODES = 10;
/** Time that a provider needs for one message. */
const PROVIDER_MS = 5;
const BETWEEN_CODES_MS = 137;
const SECRET = "a secret of a measurement that is of no use to anybody";

/** Delivery times of codes while other messages are queued. */
interface CodeDelivery {
  /** Milliseconds from queuing each code to sending it, in ascending order. */
  readonly codesMs: readonly number[];
  readonly lettersWaiting: number;
  readonly lettersPerSecond: number;
}

/** Sends codes while 20,000 messages are queued for the same provider, with the workers of the service. */
async function measureServer(): Promise<CodeDelivery> {
  const postgres = await startPostgres();
  try {
    return await measure(await openServer(postgres.url, 10, () => undefined));
  } finally {
    await postgres.stop();
  }
}

async function measure(handle: DatabaseHandle): Promise<CodeDelivery> {
  const { db } = handle;
  const secrets = ["SERVICE_PASSWORD", "SITE_TOKEN_SECRET", "USER_TOKEN_SECRET", "DRAFT_KEY"];
  const config = readConfig({
    SANDBOX: "off",
    ...Object.fromEntries(secrets.map((name) => [name, SECRET])),
  });
  const log = createLog("silent");
  const handlers = [messageSending.sms];
  const jobStore = await JobStore.open(handle, handlers, log);
  const connected = { ...handle, jobs: jobStore.jobs };
  const service = createService(config, connected, log, () => new Date());
  const arrivals = new Map<string, () => void>();
  let letters = 0;
  const send = async ({ recipient, urgent }: OutboxMessage) => {
    await pause(PROVIDER_MS);
    if (!urgent) letters += 1;
    arrivals.get(recipient)?.();
  };
  const sending = { ...service, senders: { sms: { send } } };
  await db.execute(
    sql`insert into outbox (id, dedupe_key, channel, recipient, language, body, created_at)
      select gen_random_uuid(), 'letter:' || n, 'sms', 'letter ' || n, 'ru', 'text', now()
      from generate_series(1, ${LETTERS}::int) n`,
  );
  const startedAt = performance.now();
  await jobStore.work(sending, handlers);
  const durations: number[] = [];
  for (let count = 0; count < CODES; count += 1) {
    const recipient = randomUUID();
    const arrived = new Promise<void>((resolve) => arrivals.set(recipient, resolve));
    const queuedAt = performance.now();
    await queueMessages(service, db, {
      dedupeKey: recipient,
      channel: "sms",
      recipient,
      language: "ru",
      body: "123456",
      urgent: true,
    });
    await arrived;
    durations.push(performance.now() - queuedAt);
    await pause(BETWEEN_CODES_MS);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  await jobStore.stop();
  await service.renderer.close();
  await handle.close();
  return {
    codesMs: durations.toSorted((a, b) => a - b),
    lettersWaiting: LETTERS - letters,
    lettersPerSecond: Math.round(letters / seconds),
  };
}

// Program for `pnpm bench --only codes`: prints the results of both databases as JSON.
const measured = { pglite: await measure(await openEmbedded()), postgres: await measureServer() };
process.stdout.write(JSON.stringify(measured));
