import { DAY_MS } from "@sughurta/domain";
import { and, eq, lt } from "drizzle-orm";
import { endedVisitor, visitorSession } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import type { Platform } from "#src/platform/platform.ts";
import { REUSE_GRACE_MS } from "./sessions.ts";

/** The gateway signs a guest's cookie and refresh token for 30 days; it refuses older ones. */
const TOKEN_DAYS = 30;

/** A refresh token of a guest: signed by the gateway, counted by this service. */
export interface VisitorToken {
  /** `visitor:<id>`. */
  readonly owner: string;
  readonly session: string;
  readonly generation: number;
}

/** The successor of a token. */
export interface RenewedVisitorToken {
  readonly generation: number;
  readonly issuedAt: Date;
}

/**
 * Uses up a guest's refresh token. It works once, and within the grace period returns the same successor again; later
 * reuse means that it was copied, and ends the session. Returns `undefined` without a session.
 */
export async function renewVisitorSession(
  service: Pick<Platform, "now" | "log">,
  db: Database,
  { owner, session, generation }: VisitorToken,
): Promise<RenewedVisitorToken | undefined> {
  const now = service.now();
  const isThis = eq(visitorSession.id, session);
  return db.transaction(async (tx) => {
    if (generation === 0) {
      const first = { id: session, owner, generation, issuedAt: now };
      await tx.insert(visitorSession).values(first).onConflictDoNothing();
    }
    const [known] = await tx
      .select()
      .from(visitorSession)
      .where(and(isThis, eq(visitorSession.owner, owner)))
      .for("update");
    if (!known || known.endedAt) return undefined;
    if (generation === known.generation) {
      const next = { generation: generation + 1, issuedAt: now };
      await tx.update(visitorSession).set(next).where(isThis);
      return next;
    }
    const age = now.getTime() - known.issuedAt.getTime();
    if (generation === known.generation - 1 && age <= REUSE_GRACE_MS) return known;
    await tx.update(visitorSession).set({ endedAt: now }).where(isThis);
    service.log.warn({ code: "refreshReused" }, "session ended");
    return undefined;
  });
}

/** Signs a visitor out permanently. */
export async function endVisitor(
  service: Pick<Platform, "now">,
  db: Database,
  owner: string,
): Promise<void> {
  await db.insert(endedVisitor).values({ owner, endedAt: service.now() }).onConflictDoNothing();
}

/** True after a visitor has signed out. */
export async function hasEnded(db: Database, owner: string): Promise<boolean> {
  const found = await db.select().from(endedVisitor).where(eq(endedVisitor.owner, owner));
  return found.length > 0;
}

/** Removes rows to which no valid token refers. */
export async function sweepVisitorSessions(service: Pick<Platform, "db" | "now">): Promise<void> {
  const oldest = new Date(service.now().getTime() - TOKEN_DAYS * DAY_MS);
  await service.db.delete(visitorSession).where(lt(visitorSession.issuedAt, oldest));
  await service.db.delete(endedVisitor).where(lt(endedVisitor.endedAt, oldest));
}
