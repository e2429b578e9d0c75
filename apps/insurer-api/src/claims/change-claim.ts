import { nextClaimStates } from "@sughurta/domain";
import { eq } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type Claim, claim, claimEvent } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/http/failure-error.ts";
import type { Service } from "#src/sales/ports/service.ts";
import { claimHistory, stepsOf } from "./claim-history.ts";
import { queueClaimNews } from "./messages/queue-claim-news.ts";

/** The new state of a claim, with its required data. */
export type ClaimChange =
  | { readonly state: "papersAwaited" | "underReview" }
  | { readonly state: "paid"; readonly paidDiram: number }
  | { readonly state: "refused"; readonly refusal: string };

/** A decision about a claim, or only a message to the claimant. */
export interface ClaimDecision {
  /** Generated with the form, which makes the decision idempotent. */
  readonly eventId: string;
  /** Absent if only a message is sent. */
  readonly change?: ClaimChange;
  readonly message: string;
}

/**
 * Changes a claim and queues the SMS and the email about it, in one transaction. Returns false if nothing changed: the
 * decision was already applied, its transition is not allowed, or it requests documents without naming them. Throws
 * 404.
 */
export async function changeClaim(
  service: Pick<Service, "config" | "db" | "jobs" | "now">,
  claimId: string,
  { eventId, change, message }: ClaimDecision,
): Promise<boolean> {
  if (!isIdentifier(claimId)) throw notFound();
  return service.db.transaction(async (tx) => {
    const [before] = await tx.select().from(claim).where(eq(claim.id, claimId)).for("update");
    if (!before) throw notFound();
    // A request for documents must name them.
    if (change?.state === "papersAwaited" && message === "") return false;
    if (change ? !nextClaimStates(before.state).includes(change.state) : message === "")
      return false;
    const [written] = await tx
      .insert(claimEvent)
      .values({ id: eventId, claimId, state: change?.state, message, createdAt: service.now() })
      .onConflictDoNothing()
      .returning();
    if (!written) return false;
    const after = change ? await moveTo(tx, claimId, change) : before;
    const history = await claimHistory(tx, claimId);
    const steps = await stepsOf(tx, service.config.timeZone, claimId, history);
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
