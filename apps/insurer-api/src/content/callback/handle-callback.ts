import { and, eq, isNull } from "drizzle-orm";
import { type CallbackRequest, callbackRequest } from "#src/platform/database/schema/service.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

type Needs = Pick<Platform, "db" | "now">;

const isOpen = isNull(callbackRequest.closedAt);

async function change({ db }: Needs, id: string, to: Partial<CallbackRequest>, condition = isOpen) {
  const [changed] = await db
    .update(callbackRequest)
    .set(to)
    .where(and(eq(callbackRequest.id, id), condition))
    .returning({ id: callbackRequest.id });
  if (!changed) throw new FailureError(409, "decidedBefore");
}

/**
 * Assigns a callback request to a staff member, so that only one person calls. Throws 409 if it is assigned or closed.
 */
export const takeCallback = (service: Needs, id: string, staffName: string): Promise<void> =>
  change(service, id, { takenBy: staffName }, and(isOpen, isNull(callbackRequest.takenBy)));

/**
 * Releases a callback request after an unanswered call: another staff member may take it. Throws 409 if it is closed.
 */
export const releaseCallback = (service: Needs, id: string): Promise<void> =>
  change(service, id, { takenBy: null });

/** Closes a callback request after the call. Throws 409 if it is closed or does not exist. */
export const closeCallback = (service: Needs, id: string): Promise<void> =>
  change(service, id, { closedAt: service.now() });
