import { nextClaimStates } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type Claim, claim, claimEvent } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { claimHistory, listSteps, visibleHistory } from "./claim-history.ts";
import { type PayoutApproval, requirePayable } from "./claim-money.ts";
import type { ClaimNews } from "./messages/claim-message-texts.ts";
import { queueClaimNews } from "./messages/queue-claim-messages.ts";

/** The new state of a claim, with its required data. */
export type ClaimChange =
  | { readonly state: "papersAwaited" | "underReview" }
  | { readonly state: "paid"; readonly paidDiram: number; readonly approval: PayoutApproval }
  | { readonly state: "refused"; readonly refusal: string };

/** A decision about a claim, or only a message to the claimant. */
export interface ClaimDecision {
  /** Generated with the form, which makes the decision idempotent. */
  readonly eventId: string;
  /** Absent if only a message is sent. */
  readonly change?: ClaimChange | undefined;
  readonly message: string;
}

type Needs = Pick<Service, "config" | "db" | "jobs" | "now">;

/**
 * Changes a claim and queues the SMS and the email about it, in one transaction; those about a payout or a refusal
 * after a delay in which the decision can be withdrawn. Idempotent by `eventId`. Throws 403, 404, 409 or 422.
 */
export async function changeClaim(
  service: Needs,
  claimId: string,
  { eventId, change, message }: ClaimDecision,
): Promise<void> {
  await service.db.transaction(async (tx) => {
    const before = await lockClaim(tx, claimId);
    if (await isApplied(tx, eventId)) return;
    await requireAllowed(service, tx, before, { change, message });
    const isDecision = change?.state === "paid" || change?.state === "refused";
    const after = change ? await moveTo(tx, claimId, change) : before;
    await record(service, tx, after, {
      eventId,
      state: change?.state,
      news: change?.state ?? "message",
      message,
      isDelayed: isDecision,
    });
  });
}

/** Refuses a change that lacks its data, that the state of the claim does not allow, or that needs a second person. */
async function requireAllowed(
  service: Needs,
  tx: Database,
  before: Claim,
  { change, message }: Omit<ClaimDecision, "eventId">,
): Promise<void> {
  if (!change) {
    if (message === "") throw new FailureError(422, "claimMessageMissing");
    return;
  }
  if (!nextClaimStates(before.state).includes(change.state)) {
    throw new FailureError(409, "decidedBefore");
  }
  // A request for documents must name them.
  if (change.state === "papersAwaited" && message === "") {
    throw new FailureError(422, "claimPapersUnnamed");
  }
  if (change.state === "refused" && change.refusal === "") {
    throw new FailureError(422, "claimRefusalMissing");
  }
  if (change.state === "paid") {
    await requirePayable(service, tx, before, change);
  }
}

/** A claim with its row locked until the transaction ends. Throws 404. */
export async function lockClaim(tx: Database, claimId: string): Promise<Claim> {
  if (!isIdentifier(claimId)) throw notFound();
  const [found] = await tx.select().from(claim).where(eq(claim.id, claimId)).for("update");
  if (!found) throw notFound();
  return found;
}

/** Whether the form of an event was submitted before. */
export const isApplied = async (tx: Database, eventId: string): Promise<boolean> =>
  (await tx.$count(claimEvent, eq(claimEvent.id, eventId))) > 0;

/** Writes the new state of a locked claim; a state other than a decision removes the data of the last decision. */
export async function moveTo(tx: Database, claimId: string, change: ClaimChange): Promise<Claim> {
  const { state } = change;
  const paidDiram = state === "paid" ? change.paidDiram : null;
  const refusal = state === "refused" ? change.refusal : null;
  const [after] = await tx
    .update(claim)
    .set({ state, paidDiram, refusal })
    .where(eq(claim.id, claimId))
    .returning();
  if (!after) throw notFound();
  return after;
}

/** Adds an event to the history of a claim and queues its messages. */
export async function record(
  service: Needs,
  tx: Database,
  after: Claim,
  {
    eventId,
    state,
    news,
    message,
    isDelayed,
  }: {
    readonly eventId: string;
    readonly state: Claim["state"] | undefined;
    readonly news: ClaimNews;
    readonly message: string;
    readonly isDelayed: boolean;
  },
): Promise<void> {
  const { config, now } = service;
  const { id: claimId, paidDiram, refusal } = after;
  const createdAt = now();
  const announceAt = isDelayed
    ? new Date(createdAt.getTime() + config.claimNoticeSeconds * 1_000)
    : undefined;
  await tx.insert(claimEvent).values({
    id: eventId,
    claimId,
    state,
    message,
    ...(isDelayed ? { paidDiram, refusal, announceAt } : {}),
    createdAt,
  });
  const history = visibleHistory(await claimHistory(tx, claimId), announceAt ?? createdAt);
  const steps = await listSteps(tx, config.timeZone, claimId, history);
  const dueBy = steps.find(({ step }) => step === "decided")?.dueBy;
  await queueClaimNews(service, tx, after, { eventId, news, message, dueBy, sendAt: announceAt });
}
