import { randomUUID } from "node:crypto";
import { requestCallback } from "@sughurta/contracts/content";
import { and, eq, isNull, lt } from "drizzle-orm";
import {
  type CallbackRequest,
  callbackRequest,
  draft,
} from "#src/platform/database/schema/service.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { type Route, respond, route } from "#src/platform/http/route.ts";
import type { Platform } from "#src/platform/platform.ts";
import {
  type NewWebhookEvent,
  queueWebhookEvent,
} from "#src/platform/webhook/queue-webhook-event.ts";

const CALLBACK_RULE = { max: 5, windowSeconds: 60 };
/** After a day, an open request no longer blocks the phone. */
const OPEN_MS = 24 * 3_600_000;

function leadCreated(lead: CallbackRequest): NewWebhookEvent {
  const { id, phone, type, note, draftKind, orderId, createdAt } = lead;
  return {
    type: "lead.created",
    subject: `lead:${id}`,
    data: { id, phone, type, note, draftKind, orderId, createdAt: createdAt.toISOString() },
  };
}

/** Callback requests; one open request per phone (SPEC-9). */
export function callbackRequestRoutes(service: Pick<Platform, "config" | "jobs" | "now">): Route[] {
  return [
    route(
      requestCallback,
      async ({ db, body, owner }) => {
        const now = service.now();
        const draftKind = body.draft ?? "";
        const [begun] = await db
          .select({ lineage: draft.lineage, orderId: draft.orderId })
          .from(draft)
          .where(and(eq(draft.owner, owner), eq(draft.kind, draftKind)));
        await db
          .update(callbackRequest)
          .set({ closedAt: now })
          .where(
            and(
              eq(callbackRequest.phone, body.phone),
              isNull(callbackRequest.closedAt),
              lt(callbackRequest.createdAt, new Date(now.getTime() - OPEN_MS)),
            ),
          );
        const [created] = await db
          .insert(callbackRequest)
          .values({
            id: randomUUID(),
            phone: body.phone,
            type: body.type,
            note: body.note ?? "",
            draftKind,
            ...begun,
            createdAt: now,
          })
          .onConflictDoNothing()
          .returning();
        if (!created) throw new FailureError(409, "errorExist");
        await queueWebhookEvent(service, db, leadCreated(created));
        return respond(201, { id: created.id });
      },
      { limit: CALLBACK_RULE },
    ),
  ];
}
