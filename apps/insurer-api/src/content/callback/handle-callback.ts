import { and, eq, isNull } from "drizzle-orm";
import { type CallbackRequest, callbackRequest } from "#src/platform/database/schema/service.ts";
import { FailureError } from "#src/platform/http/failure-error.ts";
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

/** Gives a call to a member of staff, so that nobody is called by two people. Throws 409 where somebody has it. */
export const takeCallback = (service: Needs, id: string, staffName: string): Promise<void> =>
  change(service, id, { takenBy: staffName }, and(isOpen, isNull(callbackRequest.takenBy)));

/** Nobody answered: whoever comes next may take the call again. Throws 409 where it is ended. */
export const releaseCallback = (service: Needs, id: string): Promise<void> =>
  change(service, id, { takenBy: null });

/** Ends a request for a callback: somebody spoke to the person. Throws 409 where it was ended before, or never was. */
export const closeCallback = (service: Needs, id: string): Promise<void> =>
  change(service, id, { closedAt: service.now() });
