import { and, eq, exists, gt, or, type SQL } from "drizzle-orm";
import { isIdentifier } from "#src/platform/database/identifier.ts";
import { type Claim, claim, claimAccess } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { notFound } from "#src/platform/failures/failure-error.ts";
import type { Service } from "#src/sales/ports/service.ts";

type Clock = Pick<Service, "now">;

/** A claim of this owner, or one that this owner opened with a code within the last day. Throws 404. */
export async function findOwnClaim(
  clock: Clock,
  db: Database,
  claimId: string,
  owner: string,
): Promise<Claim> {
  if (!isIdentifier(claimId)) throw notFound();
  const [found] = await db
    .select()
    .from(claim)
    .where(isOwn(clock, db, claimId, owner));
  if (!found) throw notFound();
  return found;
}

/** The same, with its row locked until the transaction ends. Throws 404. */
export async function lockOwnClaim(
  clock: Clock,
  tx: Database,
  claimId: string,
  owner: string,
): Promise<Claim> {
  await findOwnClaim(clock, tx, claimId, owner);
  const [locked] = await tx.select().from(claim).where(eq(claim.id, claimId)).for("update");
  if (!locked) throw notFound();
  return locked;
}

function isOwn({ now }: Clock, db: Database, claimId: string, owner: string): SQL | undefined {
  const opened = db
    .select({ claimId: claimAccess.claimId })
    .from(claimAccess)
    .where(
      and(
        eq(claimAccess.claimId, claim.id),
        eq(claimAccess.owner, owner),
        gt(claimAccess.expiresAt, now()),
      ),
    );
  return and(eq(claim.id, claimId), or(eq(claim.owner, owner), exists(opened)));
}
