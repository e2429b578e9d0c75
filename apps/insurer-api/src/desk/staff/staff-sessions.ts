import { and, count, eq, gt, isNull, lt, ne, or } from "drizzle-orm";
import { tokenHash } from "#src/identity/auth/tokens.ts";
import { type Staff, staff, staffSession } from "#src/platform/database/schema/desk.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";

/** A working day, however busy it is. */
const LONGEST_MS = 12 * 3_600_000;
/** A desk that somebody left. */
const IDLE_MS = 30 * 60_000;
/** Seen more often than this is not written down. */
const SEEN_MS = 60_000;

type Needs = Pick<Platform, "db" | "now">;

const bounds = (now: Date) => ({
  startedAfter: new Date(now.getTime() - LONGEST_MS),
  seenAfter: new Date(now.getTime() - IDLE_MS),
});

/** Who a token belongs to, with the roles of this moment; `undefined` once the session or the account has ended. */
export async function staffOf({ db, now }: Needs, token: string): Promise<Staff | undefined> {
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

/** Ends all sessions of somebody, but for that of a token; answers how many there were. */
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

/** How many sessions somebody has, by the id of their account. */
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

/** The staff member of a session, which may have expired but not been ended. */
export async function lastStaffIdOf(
  { db }: Pick<Needs, "db">,
  token: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ staffId: staffSession.staffId })
    .from(staffSession)
    .where(eq(staffSession.tokenHash, tokenHash(token)));
  return found?.staffId;
}

/** Deletes sessions that expired {@link LONGEST_MS} ago; until then a late form is stored for its sender. */
export async function sweepStaffSessions({ db, now }: Needs): Promise<void> {
  const { startedAfter, seenAfter } = bounds(new Date(now().getTime() - LONGEST_MS));
  const hasEnded = or(lt(staffSession.startedAt, startedAfter), lt(staffSession.seenAt, seenAfter));
  await sweepRows(db, staffSession, [staffSession.tokenHash], hasEnded);
}
