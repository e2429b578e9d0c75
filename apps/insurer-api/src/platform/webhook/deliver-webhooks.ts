import { DAY_MS, RETENTION } from "@sughurta/domain";
import { describeError } from "@sughurta/server-kit";
import { and, asc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { type WebhookEvent, webhookEvent } from "#src/platform/database/schema/webhook-event.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { sendOutside } from "#src/platform/http/send-outside.ts";
import { handleJobs } from "#src/platform/jobs/jobs.ts";
import type { Platform } from "#src/platform/platform.ts";
import { type WebhookObject, webhookJob, webhookQueue } from "./queue-webhook-event.ts";
import {
  findDestination,
  INSURER_SYSTEMS,
  type WebhookDestination,
} from "./webhook-destinations.ts";

const TIMEOUT_MS = 10_000;

/** Retention of delivered events; they contain a name and a phone. */
const STORED_MS = RETENTION.deliveries.days * DAY_MS;

/** The event was not delivered; `code` is an HTTP status, or the reason. */
class WebhookError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The webhook was not delivered: ${code}`);
    this.code = code;
  }
}

type Needs = Pick<Platform, "config" | "db" | "now">;

/** An event held after a restore keeps no later one of its object waiting. */
const isOpen = and(isNull(webhookEvent.deliveredAt), eq(webhookEvent.held, false));

/** Delivers events in the order of their object, and retries those not accepted with a 2xx without end. */
export const webhookDelivery = handleJobs({
  queue: webhookQueue,
  concurrency: 4,
  run: deliverEvent,
  openJobs: async ({ db }: Needs) => {
    const open = await db.select().from(webhookEvent).where(isOpen);
    // The same id at every start: the job is added once.
    return open.map((event) => ({ ...webhookJob(event), id: event.id }));
  },
});

/** Delivers the oldest open event of an object, whichever job comes first: jobs of one transaction have no order. */
async function deliverEvent(service: Needs, object: WebhookObject): Promise<void> {
  const { db, now } = service;
  const [event] = await db
    .select()
    .from(webhookEvent)
    .where(
      and(
        eq(webhookEvent.destination, object.destination),
        eq(webhookEvent.subject, object.subject),
        isOpen,
      ),
    )
    .orderBy(asc(webhookEvent.position))
    .limit(1);
  if (!event) return;
  const finish = (result: Partial<WebhookEvent>) =>
    db
      .update(webhookEvent)
      .set({ ...result, attempts: sql`${webhookEvent.attempts} + 1` })
      .where(eq(webhookEvent.id, event.id));
  try {
    const destination = await findDestination(service, event.destination);
    if (!destination) throw new WebhookError("noDestination");
    await deliver(destination, event, now());
    await finish({ deliveredAt: now(), lastFailure: "" });
  } catch (error) {
    const failure = describeError(error);
    await finish({ lastFailure: failure.code ?? failure.name });
    throw error;
  }
}

/** Delivers an event once. Throws a {@link WebhookError} unless the receiver responds with a 2xx. */
async function deliver(
  { url, secrets, reach }: WebhookDestination,
  { id, body }: WebhookEvent,
  sentAt: Date,
): Promise<void> {
  const status = await sendOutside(
    {
      url: new URL(url),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1_000)),
        // One of each secret: receivers accept a request if one of its signatures fits.
        "webhook-signature": secrets
          .map((secret) => new Webhook(secret, { format: "raw" }).sign(id, sentAt, body))
          .join(" "),
      },
      body,
    },
    reach,
  );
  if (status < 200 || status > 299) throw new WebhookError(String(status));
}

/** Removes delivered events after their retention. */
export async function sweepWebhooks({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - STORED_MS);
  await sweepRows(db, webhookEvent, [webhookEvent.id], lt(webhookEvent.deliveredAt, oldest));
}

/** Queues all events of a destination in a time range for another delivery; returns their number. */
export async function replayWebhooks(
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  {
    from,
    to,
    destination = INSURER_SYSTEMS,
  }: { readonly from: Date; readonly to: Date; readonly destination?: string },
): Promise<number> {
  return db.transaction(async (tx) => {
    const again = await tx
      .update(webhookEvent)
      .set({ deliveredAt: null, attempts: 0, lastFailure: "", held: false })
      .where(
        and(
          eq(webhookEvent.destination, destination),
          gte(webhookEvent.createdAt, from),
          lt(webhookEvent.createdAt, to),
        ),
      )
      .returning();
    await jobs.add(tx, webhookQueue, ...again.map(webhookJob));
    return again.length;
  });
}
