import { and, count, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import { tokenHash } from "#src/identity/auth/tokens.ts";
import { type Staff, staff, staffSession } from "#src/platform/database/schema/desk.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";

/** Maximum duration of a session: a working day. */
const MAX_MS = 12 * 3_600_000;
/** Idle timeout of a staff session. */
const IDLE_MS = 30 * 60_000;
/** Minimum interval between updates of `seenAt`. */
const SEEN_MS = 60_000;

type Needs = Pick<Platform, "db" | "now">;

const bounds = (now: Date) => ({
  startedAfter: new Date(now.getTime() - MAX_MS),
  seenAfter: new Date(now.getTime() - IDLE_MS),
});

/** The staff member of a session token, with current roles; `undefined` once the session or the account has ended. */
export async function findStaff({ db, now }: Needs, token: string): Promise<Staff | undefined> {
  const at = now();
  const { startedAfter, seenAfter } = bounds(at);
  const hash = tokenHash(token);
  const [found] = await db
    .select({ staff, seenAt: staffSession.seenAt })
    .from(staffSession)
    .innerJoin(staff, eq(staff.id, staffSession.staffId))
    .where(
      and(
        eq(staffSession.tokenHash, hash),
        gt(staffSession.startedAt, startedAfter),
        gt(staffSession.seenAt, seenAfter),
        isNull(staff.disabledAt),
      ),
    );
  if (!found) return undefined;
  if (at.getTime() - found.seenAt.getTime() > SEEN_MS) {
    await db.update(staffSession).set({ seenAt: at }).where(eq(staffSession.tokenHash, hash));
  }
  return found.staff;
}

/** Ends all sessions of an account, except that of a token; returns their number. */
export async function endStaffSessions(
  { db }: Pick<Needs, "db">,
  staffId: string,
  exceptToken = "",
): Promise<number> {
  const ended = await db
    .delete(staffSession)
    .where(
      and(eq(staffSession.staffId, staffId), ne(staffSession.tokenHash, tokenHash(exceptToken))),
    )
    .returning({ staffId: staffSession.staffId });
  return ended.length;
}

/** Number of open sessions by account id. */
export async function staffSessionCounts({ db, now }: Needs): Promise<ReadonlyMap<string, number>> {
  const { startedAfter, seenAfter } = bounds(now());
  const rows = await db
    .select({ staffId: staffSession.staffId, count: count() })
    .from(staffSession)
    .where(and(gt(staffSession.startedAt, startedAfter), gt(staffSession.seenAt, seenAfter)))
    .groupBy(staffSession.staffId);
  return new Map(rows.map((row) => [row.staffId, row.count]));
}

export async function endStaffSession({ db }: Pick<Needs, "db">, token: string): Promise<void> {
  await db.delete(staffSession).where(eq(staffSession.tokenHash, tokenHash(token)));
}

/** The staff member of a session that may have expired, but was not ended. */
export async function findLastStaffId(
  { db }: Pick<Needs, "db">,
  token: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ staffId: staffSession.staffId })
    .from(staffSession)
    .where(eq(staffSession.tokenHash, tokenHash(token)));
  return found?.staffId;
}

/** Deletes sessions that expired {@link MAX_MS} ago; until then a late form can be restored for its sender. */
export async function sweepStaffSessions({ db, now }: Needs): Promise<void> {
  const { startedAfter, seenAfter } = bounds(new Date(now().getTime() - MAX_MS));
  const hasEnded = or(lt(staffSession.startedAt, startedAfter), lt(staffSession.seenAt, seenAfter));
  await sweepRows(db, staffSession, [staffSession.tokenHash], hasEnded);
}
