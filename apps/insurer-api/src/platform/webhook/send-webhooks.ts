import { describeError } from "@sughurta/server-kit";
import { and, asc, eq, isNull, lt, lte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { Webhook } from "standardwebhooks";
import { type WebhookEvent, webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { sendOutside } from "#src/platform/http/send-outside.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type WebhookDestination, webhookDestinations } from "./webhook-destinations.ts";

const BATCH = 20;
const TIMEOUT_MS = 10_000;
/** The first delay is longer than a try may take: no other process takes such an event. The last one repeats. */
const RETRY_SECONDS = [30, 60, 300, 1_800, 3_600] as const;
const LAST_RETRY_SECONDS = 3_600;
/** Retention of delivered events; they contain a name and a phone. */
const STORED_MS = 30 * 86_400_000;

/** The receiver did not accept an event. */
class RefusedWebhookError extends Error {
  readonly code: string;

  constructor(status: number) {
    super(`The receiver answered ${status}`);
    this.code = String(status);
  }
}

type Needs = Pick<Platform, "config" | "db" | "now" | "log">;

/**
 * Sends the due events, concurrently for different objects and in order for each of them; retries events not accepted
 * with a 2xx with growing delays and without end. A slow destination does not delay the others.
 */
export async function sendWebhooks(service: Needs): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  await Promise.all(
    [...(await webhookDestinations(service))].map(async ([name, destination]) => {
      let sent: number;
      do {
        sent = await sendBatch(service, name, destination);
      } while (sent === BATCH && performance.now() < until);
    }),
  );
}

async function sendBatch(
  service: Needs,
  name: string,
  destination: WebhookDestination,
): Promise<number> {
  const due = await dueEvents(service, name);
  await Promise.all(
    due.map(async (event) => {
      if (await take(service, event)) await deliver(service, destination, event);
    }),
  );
  return due.length;
}

function dueEvents(
  { db, now }: Pick<Platform, "db" | "now">,
  destination: string,
): Promise<WebhookEvent[]> {
  const earlier = alias(webhookEvent, "earlier");
  const isFirst = notExists(
    db
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          eq(earlier.destination, webhookEvent.destination),
          eq(earlier.subject, webhookEvent.subject),
          lt(earlier.position, webhookEvent.position),
          isNull(earlier.deliveredAt),
        ),
      ),
  );
  return db
    .select()
    .from(webhookEvent)
    .where(
      and(
        eq(webhookEvent.destination, destination),
        isNull(webhookEvent.deliveredAt),
        lte(webhookEvent.nextAt, now()),
        isFirst,
      ),
    )
    .orderBy(asc(webhookEvent.nextAt), asc(webhookEvent.position))
    .limit(BATCH);
}

/** Reserves an event for this try; false if another process has it. */
async function take({ db, now }: Pick<Platform, "db" | "now">, event: WebhookEvent) {
  const pauseSeconds = RETRY_SECONDS[event.attempts] ?? LAST_RETRY_SECONDS;
  const [mine] = await db
    .update(webhookEvent)
    .set({
      attempts: event.attempts + 1,
      nextAt: new Date(now().getTime() + pauseSeconds * 1_000),
    })
    .where(
      and(
        eq(webhookEvent.id, event.id),
        eq(webhookEvent.attempts, event.attempts),
        isNull(webhookEvent.deliveredAt),
      ),
    )
    .returning({ id: webhookEvent.id });
  return mine !== undefined;
}

async function deliver(
  { db, now, log }: Pick<Platform, "db" | "now" | "log">,
  { url, secret, reach }: WebhookDestination,
  { id, type, destination, body, attempts }: WebhookEvent,
): Promise<void> {
  const finish = (result: Partial<WebhookEvent>) =>
    db.update(webhookEvent).set(result).where(eq(webhookEvent.id, id));
  try {
    const sentAt = now();
    const status = await sendOutside(
      {
        url: new URL(url),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          "Content-Type": "application/json",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
          "webhook-signature": new Webhook(secret, { format: "raw" }).sign(id, sentAt, body),
        },
        body,
      },
      reach,
    );
    if (status < 200 || status > 299) throw new RefusedWebhookError(status);
    await finish({ deliveredAt: now(), lastFailure: "" });
  } catch (error) {
    const failure = describeError(error);
    log.warn(
      { call: type, destination, attempt: attempts + 1, error: failure },
      "webhook not delivered",
    );
    await finish({ lastFailure: failure.code ?? failure.name });
  }
}

/** Removes delivered events after their retention. */
export async function sweepWebhooks({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - STORED_MS);
  await sweepRows(db, webhookEvent, [webhookEvent.id], lt(webhookEvent.deliveredAt, oldest));
}
