import { and, eq } from "drizzle-orm";
import { isIdentifier } from "#src/database/identifier.ts";
import { type Claim, claim } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import { notFound } from "#src/http/failure-error.ts";

/** A claim of this owner; its row stays locked until the transaction ends. Throws 404. */
export async function lockOwnClaim(tx: Database, claimId: string, owner: string): Promise<Claim> {
  if (!isIdentifier(claimId)) throw notFound();
  const mine = and(eq(claim.id, claimId), eq(claim.owner, owner));
  const [found] = await tx.select().from(claim).where(mine).for("update");
  if (!found) throw notFound();
  return found;
}
