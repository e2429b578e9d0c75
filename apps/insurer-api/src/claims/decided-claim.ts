import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import {
  type Claim,
  type ClaimEvent,
  claim,
  claimEvent,
} from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError } from "#src/platform/failures/failure-error.ts";
import { withdrawMessages } from "#src/platform/outbox/queue-message.ts";
import { type Approval, requireTwoPeople } from "#src/platform/two-people/two-people.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { isApplied, lockClaim, moveTo, record } from "./change-claim.ts";

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/** The last decision about a claim that was not withdrawn, with the time at which the claimant is informed. */
export async function lastDecision(
  db: Database,
  claimId: string,
): Promise<(ClaimEvent & { readonly announceAt: Date }) | undefined> {
  const [found] = await db
    .select()
    .from(claimEvent)
    .where(
      and(
        eq(claimEvent.claimId, claimId),
        isNotNull(claimEvent.announceAt),
        isNull(claimEvent.withdrawnAt),
      ),
    )
    .orderBy(desc(claimEvent.createdAt))
    .limit(1);
  return found?.announceAt ? { ...found, announceAt: found.announceAt } : undefined;
}

const isDecided = ({ state }: Claim) => state === "paid" || state === "refused";

/**
 * Withdraws a decision of which the claimant has not been informed yet: its messages are not sent, and the claim is
 * under review again. Throws 404, and 409 once the messages are due.
 */
export async function withdrawDecision(service: Needs, claimId: string): Promise<void> {
  await service.db.transaction(async (tx) => {
    const before = await lockClaim(tx, claimId);
    const decision = await lastDecision(tx, claimId);
    const now = service.now();
    if (!isDecided(before) || !decision) throw new FailureError(409, "decidedBefore");
    if (decision.announceAt <= now || !(await withdrawMessages(tx, `claim:${decision.id}:`))) {
      throw new FailureError(409, "claimAnnounced");
    }
    await tx.update(claimEvent).set({ withdrawnAt: now }).where(eq(claimEvent.id, decision.id));
    await moveTo(tx, claimId, { state: "underReview" });
  });
}

/** A request to review a decided claim again, with a message to the claimant, which may be empty. */
export interface Reopening {
  readonly eventId: string;
  readonly message: string;
  readonly approval: Approval;
}

/**
 * Reviews a decided claim again, if two people want it, and informs the claimant. Idempotent by `eventId`. Throws 403,
 * 404, and 409 for a claim that is not decided, or of whose decision the claimant has not been informed.
 */
export async function reopenClaim(
  service: Needs,
  claimId: string,
  { eventId, message, approval }: Reopening,
): Promise<void> {
  await service.db.transaction(async (tx) => {
    const before = await lockClaim(tx, claimId);
    if (await isApplied(tx, eventId)) return;
    const decision = await lastDecision(tx, claimId);
    const isPending = decision !== undefined && decision.announceAt > service.now();
    if (!isDecided(before) || isPending) throw new FailureError(409, "claimNotDecided");
    requireTwoPeople(service, "reopening", null, approval);
    const state = "underReview";
    const after = await moveTo(tx, claimId, { state });
    await record(service, tx, after, {
      eventId,
      state,
      news: "reopened",
      message,
      isDelayed: false,
    });
  });
}

/** Sets what the insurer expects to pay for a claim, in diram. Throws 404 or 422. */
export async function setReserve(
  service: Pick<Service, "db">,
  claimId: string,
  reserveDiram: number,
): Promise<void> {
  if (!Number.isSafeInteger(reserveDiram) || reserveDiram < 0) {
    throw new FailureError(422, "reserveWrong");
  }
  await service.db.transaction(async (tx) => {
    await lockClaim(tx, claimId);
    await tx.update(claim).set({ reserveDiram }).where(eq(claim.id, claimId));
  });
}
