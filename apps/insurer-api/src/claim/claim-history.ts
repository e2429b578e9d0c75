import { type ClaimStep, claimSteps } from "@sughurta/domain";
import { dateIn } from "@sughurta/server-kit";
import { asc, eq } from "drizzle-orm";
import { claimEvent } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";

/** What happened to a claim, oldest first. */
export function claimHistory(db: Database, claimId: string) {
  return db
    .select()
    .from(claimEvent)
    .where(eq(claimEvent.claimId, claimId))
    .orderBy(asc(claimEvent.createdAt));
}

/** The steps of a claim by its history, with their dates in the insurer's zone. */
export function stepsIn(
  timeZone: string,
  history: readonly (typeof claimEvent.$inferSelect)[],
): ClaimStep[] {
  return claimSteps(
    history.flatMap(({ state, createdAt }) =>
      state === null ? [] : [{ state, on: dateIn(timeZone, createdAt) }],
    ),
  );
}
