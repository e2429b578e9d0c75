import { and, eq, isNull } from "drizzle-orm";
import { callbackRequest } from "#src/platform/database/schema/service.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Ends a request for a callback: somebody spoke to the person. Throws 409 where it was ended before, or never was. */
export async function closeCallback(
  { db, now }: Pick<Platform, "db" | "now">,
  id: string,
): Promise<void> {
  const [closed] = await db
    .update(callbackRequest)
    .set({ closedAt: now() })
    .where(and(eq(callbackRequest.id, id), isNull(callbackRequest.closedAt)))
    .returning({ id: callbackRequest.id });
  if (!closed) throw new FailureError(409, "decidedBefore");
}
