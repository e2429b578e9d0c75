import { and, asc, eq } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type Proposal, proposal } from "#src/platform/database/schema/proposal.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

/** A change to propose; its id is that of the form, and `key` is what it changes. */
export type NewProposal = Pick<
  Proposal,
  "id" | "kind" | "key" | "subject" | "change" | "proposedBy" | "reason"
>;

/** Stores a change until another staff member decides. Throws 409 if one about the same thing is open. */
export async function propose(
  { now }: Pick<Platform, "now">,
  tx: Database,
  wanted: NewProposal,
): Promise<void> {
  const [stored] = await tx
    .insert(proposal)
    .values({ ...wanted, proposedAt: now() })
    .onConflictDoNothing()
    .returning({ id: proposal.id });
  if (!stored) throw new FailureError(409, "proposalOpen");
}

/** Open proposals, oldest first: all of them, those about a subject, or those of a kind. */
export function openProposals(
  db: Database,
  { subject, kind }: Partial<Pick<Proposal, "subject" | "kind">> = {},
): Promise<Proposal[]> {
  return db
    .select()
    .from(proposal)
    .where(
      and(
        eq(proposal.state, "proposed"),
        subject === undefined ? undefined : eq(proposal.subject, subject),
        kind === undefined ? undefined : eq(proposal.kind, kind),
      ),
    )
    .orderBy(asc(proposal.proposedAt), asc(proposal.id));
}

/** A proposal by its id. Throws 404. */
export async function findProposal(db: Database, id: string): Promise<Proposal> {
  const [found] = isIdentifier(id)
    ? await db.select().from(proposal).where(eq(proposal.id, id))
    : [];
  if (!found) throw notFound();
  return found;
}

/**
 * Confirms a proposal, except one's own, or rejects it; the caller applies a confirmed one in the same transaction.
 * Throws 403, 404 or 409.
 */
export async function decideProposal(
  { now }: Pick<Platform, "now">,
  tx: Database,
  id: string,
  to: "confirmed" | "rejected",
  by: string,
): Promise<Proposal> {
  const [found] = await tx.select().from(proposal).where(eq(proposal.id, id)).for("update");
  if (!found) throw notFound();
  if (found.state !== "proposed") throw new FailureError(409, "decidedBefore");
  if (to === "confirmed" && found.proposedBy === by) {
    throw new FailureError(403, "proposalSecondPerson");
  }
  await tx
    .update(proposal)
    .set({ state: to, decidedBy: by, decidedAt: now() })
    .where(eq(proposal.id, id));
  return found;
}
