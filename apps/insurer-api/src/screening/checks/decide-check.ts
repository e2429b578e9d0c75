import { DAY_MS, RETENTION } from "@sughurta/domain";
import { and, asc, eq, lt, ne } from "drizzle-orm";
import {
  type CheckState,
  HOLDING_KINDS,
  type ScreeningCheck,
  screeningCheck,
} from "#src/platform/database/schema/screening.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import { FailureError, notFound } from "#src/platform/failures/failure-error.ts";
import type { Platform } from "#src/platform/platform.ts";

const KEPT_MS = RETENTION.checks.years * 365 * DAY_MS;

/** A check by its id. Throws 404. */
export async function findCheck(db: Database, id: string): Promise<ScreeningCheck> {
  const [found] = await db.select().from(screeningCheck).where(eq(screeningCheck.id, id));
  if (!found) throw notFound();
  return found;
}

/** A decision of a staff member: a held order or correction is released or refused, a mark is closed. */
interface CheckDecision {
  readonly to: Exclude<CheckState, "open">;
  readonly by: string;
  readonly role: string;
  readonly reason: string;
}

/** Decides an open check. Throws 404, or 409 if it is decided or of another kind. */
export async function decideCheck(
  { db, now }: Pick<Platform, "db" | "now">,
  id: string,
  { to, by, role, reason }: CheckDecision,
): Promise<void> {
  const { kind } = await findCheck(db, id);
  if (HOLDING_KINDS.includes(kind) === (to === "closed")) throw notFound();
  const decided = { state: to, decidedBy: by, decidedRole: role, reason, decidedAt: now() };
  const [row] = await db
    .update(screeningCheck)
    .set(decided)
    .where(and(eq(screeningCheck.id, id), eq(screeningCheck.state, "open")))
    .returning({ id: screeningCheck.id });
  if (!row) throw new FailureError(409, "decidedBefore");
}

/** Marks of a policy, or of a claim, oldest first. */
export const marksOn = (
  db: Database,
  subject: { readonly policyNumber: string } | { readonly claimId: string },
): Promise<ScreeningCheck[]> =>
  db
    .select()
    .from(screeningCheck)
    .where(
      "claimId" in subject
        ? eq(screeningCheck.claimId, subject.claimId)
        : eq(screeningCheck.policyNumber, subject.policyNumber),
    )
    .orderBy(asc(screeningCheck.createdAt));

/** Deletes checks after their retention. */
export async function sweepChecks({ db, now }: Pick<Platform, "db" | "now">): Promise<void> {
  const oldest = new Date(now().getTime() - KEPT_MS);
  const isOver = and(ne(screeningCheck.state, "open"), lt(screeningCheck.decidedAt, oldest));
  await sweepRows(db, screeningCheck, [screeningCheck.id], isOver);
}
