import { nextClaimStates } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { isIdentifier } from "#src/database/identifier.ts";
import { type Claim, claim, claimEvent } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import { notFound } from "#src/http/failure-error.ts";
import { queueClaimNews } from "#src/outbox/queue-claim-news.ts";
import type { Service } from "#src/service.ts";
import { claimHistory, stepsIn } from "./claim-history.ts";

/** The state that a claim comes to, with what belongs to it. */
export type ClaimChange =
  | { readonly state: "papersAwaited" | "underReview" }
  | { readonly state: "paid"; readonly paidDiram: number }
  | { readonly state: "refused"; readonly refusal: string };

/** What the desk decides about a claim, or only writes to the claimant. */
export interface ClaimDecision {
  /** Made with the form, so that a form that is sent twice decides once. */
  readonly eventId: string;
  /** Absent for a message alone. */
  readonly change?: ClaimChange;
  readonly message: string;
}

/**
 * Changes a claim and queues the SMS and the letter about it, in one transaction. Answers false where nothing was
 * done: the same decision came before, or the claim is past it. Throws 404.
 */
export async function changeClaim(
  service: Service,
  claimId: string,
  { eventId, change, message }: ClaimDecision,
): Promise<boolean> {
  if (!isIdentifier(claimId)) throw notFound();
  return service.db.transaction(async (tx) => {
    const [before] = await tx.select().from(claim).where(eq(claim.id, claimId)).for("update");
    if (!before) throw notFound();
    if (change ? !nextClaimStates(before.state).includes(change.state) : message === "")
      return false;
    const [written] = await tx
      .insert(claimEvent)
      .values({ id: eventId, claimId, state: change?.state, message, createdAt: service.now() })
      .onConflictDoNothing()
      .returning();
    if (!written) return false;
    const after = change ? await moveTo(tx, claimId, change) : before;
    const steps = stepsIn(service.config.timeZone, await claimHistory(tx, claimId));
    const dueBy = steps.find(({ step }) => step === "decided")?.dueBy;
    const news = change?.state ?? "message";
    await queueClaimNews(service, tx, after, { eventId, news, message, dueBy });
    return true;
  });
}

async function moveTo(tx: Database, claimId: string, change: ClaimChange): Promise<Claim> {
  const [after] = await tx.update(claim).set(change).where(eq(claim.id, claimId)).returning();
  if (!after) throw notFound();
  return after;
}
