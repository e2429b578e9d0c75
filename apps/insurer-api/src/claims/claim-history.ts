import { type ClaimStep, claimSteps } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { and, asc, desc, eq, ne, type SQLWrapper } from "drizzle-orm";
import { type ClaimEvent, claimEvent, claimFile } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";

/** SQL condition for the files of a claim, without those that the scanner refused later. */
export const isFileOfClaim = (claimId: string | SQLWrapper) =>
  and(eq(claimFile.claimId, claimId), ne(claimFile.state, "refused"));

/** Events of a claim, oldest first. */
export function claimHistory(db: Database, claimId: string) {
  return db
    .select()
    .from(claimEvent)
    .where(eq(claimEvent.claimId, claimId))
    .orderBy(asc(claimEvent.createdAt));
}

/** Whether an event is a decision of which the claimant is informed later than at a time. */
export const isUnannounced = ({ announceAt, withdrawnAt }: ClaimEvent, at: Date): boolean =>
  withdrawnAt === null && announceAt !== null && announceAt > at;

/** The events that the claimant sees at a time: no withdrawn and no unannounced decisions. */
export const visibleHistory = (history: readonly ClaimEvent[], at: Date): ClaimEvent[] =>
  history.filter((event) => event.withdrawnAt === null && !isUnannounced(event, at));

/** The steps of a claim, with their dates in the insurer's zone: its term counts from the last document (SPEC-77). */
export async function listSteps(
  db: Database,
  timeZone: string,
  claimId: string,
  history: readonly ClaimEvent[],
): Promise<ClaimStep[]> {
  const [last] = await db
    .select({ createdAt: claimFile.createdAt })
    .from(claimFile)
    .where(isFileOfClaim(claimId))
    .orderBy(desc(claimFile.createdAt))
    .limit(1);
  const changes = history.flatMap(({ state, createdAt }) =>
    state === null ? [] : [{ state, on: dateIn(timeZone, createdAt) }],
  );
  return claimSteps(changes, last && dateIn(timeZone, last.createdAt));
}
