import { randomUUID } from "node:crypto";
import type { Tokens } from "@sughurta/contracts";
import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { refreshToken, user } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import { sweepRows } from "#src/database/sweep-rows.ts";
import type { Service } from "#src/service.ts";
import { randomToken, signAccessToken, tokenHash } from "./tokens.ts";

const REFRESH_DAYS = 30;
const DAY_MS = 86_400_000;
/** Two tabs may renew with one token; after this it counts as stolen. */
export const REUSE_GRACE_MS = 30_000;

type User = typeof user.$inferSelect;

async function issue(service: Service, db: Database, owner: User, family: string): Promise<Tokens> {
  const now = service.now();
  const refresh = randomToken();
  await db.insert(refreshToken).values({
    tokenHash: tokenHash(refresh),
    userId: owner.id,
    family,
    expiresAt: new Date(now.getTime() + REFRESH_DAYS * DAY_MS),
  });
  const { userToken } = service.config.secrets;
  const claims = { userId: owner.id, role: owner.role, sessionId: family };
  const access = await signAccessToken(claims, userToken, now);
  return { access, refresh, changePassword: owner.changePassword };
}

/** Signs a person in: the token object of the session (S0 §3). */
export function startSession(service: Service, db: Database, owner: User): Promise<Tokens> {
  return issue(service, db, owner, randomUUID());
}

/** Ends every session of a person, such as after a change of password. */
export async function endSessions(db: Database, userId: string): Promise<void> {
  await db.delete(refreshToken).where(eq(refreshToken.userId, userId));
}

/** Ends the session that a refresh token belongs to: signing out. */
export async function endSession(db: Database, refresh: string): Promise<void> {
  const family = db
    .select({ family: refreshToken.family })
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, tokenHash(refresh)));
  await db.delete(refreshToken).where(inArray(refreshToken.family, family));
}

/** True until a session is signed out, ended by a change of password, or over. */
export async function isSessionLive(db: Database, sessionId: string): Promise<boolean> {
  const found = await db
    .select({ family: refreshToken.family })
    .from(refreshToken)
    .where(eq(refreshToken.family, sessionId))
    .limit(1);
  return found.length > 0;
}

/**
 * Renews a session: every refresh token works once, within a grace for two tabs. One that comes again
 * later was copied, and the whole family of tokens ends. Answers `undefined` when there is no session.
 */
export async function renewSession(
  service: Service,
  db: Database,
  refresh: string,
): Promise<Tokens | undefined> {
  const now = service.now();
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select()
      .from(refreshToken)
      .where(eq(refreshToken.tokenHash, tokenHash(refresh)))
      .for("update");
    if (!known || known.expiresAt <= now) return undefined;
    if (known.usedAt !== null && now.getTime() - known.usedAt.getTime() > REUSE_GRACE_MS) {
      await tx.delete(refreshToken).where(eq(refreshToken.family, known.family));
      service.log.warn({ code: "refreshReused" }, "session ended");
      return undefined;
    }
    await tx
      .update(refreshToken)
      .set({ usedAt: now })
      .where(and(eq(refreshToken.tokenHash, known.tokenHash), isNull(refreshToken.usedAt)));
    const [owner] = await tx.select().from(user).where(eq(user.id, known.userId));
    return owner && issue(service, tx, owner, known.family);
  });
}

/** Removes refresh tokens that are over. */
export async function sweepSessions(service: Service): Promise<void> {
  const isOver = lt(refreshToken.expiresAt, service.now());
  await sweepRows(service.db, refreshToken, [refreshToken.tokenHash], isOver);
}
