import { randomUUID } from "node:crypto";
import type { Tokens } from "@sughurta/contracts";
import { and, desc, eq, isNull, lt, ne } from "drizzle-orm";
import { refreshToken, user, userSession } from "#src/database/schema/service.ts";
import type { Database } from "#src/database/sql.ts";
import { sweepRows } from "#src/database/sweep-rows.ts";
import type { Service } from "#src/service.ts";
import { deviceOf } from "./device-of.ts";
import { randomToken, signAccessToken, tokenHash } from "./tokens.ts";

const REFRESH_DAYS = 30;
const DAY_MS = 86_400_000;
/** Two tabs may renew with one token; after this it counts as stolen. */
export const REUSE_GRACE_MS = 30_000;

type User = typeof user.$inferSelect;

/** What a session begins with, beside its owner. */
export interface SessionStart {
  /** Headers of the request that signs in: they tell the device. */
  readonly headers: Headers;
}

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
export async function startSession(
  service: Service,
  db: Database,
  owner: User,
  { headers }: SessionStart,
): Promise<Tokens> {
  const id = randomUUID();
  const now = service.now();
  await db.insert(userSession).values({
    id,
    userId: owner.id,
    device: deviceOf(headers.get("user-agent") ?? ""),
    startedAt: now,
    seenAt: now,
  });
  return issue(service, db, owner, id);
}

/** Ends every session of a person, such as after a change of password, or all but one. */
export async function endSessions(db: Database, userId: string, butOne?: string): Promise<number> {
  await db
    .delete(refreshToken)
    .where(
      and(eq(refreshToken.userId, userId), butOne ? ne(refreshToken.family, butOne) : undefined),
    );
  const ended = await db
    .delete(userSession)
    .where(and(eq(userSession.userId, userId), butOne ? ne(userSession.id, butOne) : undefined))
    .returning({ id: userSession.id });
  return ended.length;
}

/** Ends one session of a person; false where the person has no such session. */
export async function endOneSession(db: Database, userId: string, id: string): Promise<boolean> {
  const [ended] = await db
    .delete(userSession)
    .where(and(eq(userSession.id, id), eq(userSession.userId, userId)))
    .returning({ id: userSession.id });
  if (ended) await db.delete(refreshToken).where(eq(refreshToken.family, id));
  return ended !== undefined;
}

/** Sessions of a person, the one seen last first. */
export function sessionsOf(db: Database, userId: string) {
  return db
    .select()
    .from(userSession)
    .where(eq(userSession.userId, userId))
    .orderBy(desc(userSession.seenAt));
}

/** Ends the session that a refresh token belongs to: signing out. */
export async function endSession(db: Database, refresh: string): Promise<void> {
  const [found] = await db
    .select({ family: refreshToken.family })
    .from(refreshToken)
    .where(eq(refreshToken.tokenHash, tokenHash(refresh)));
  if (found) await endFamily(db, found.family);
}

async function endFamily(db: Database, family: string): Promise<void> {
  await db.delete(refreshToken).where(eq(refreshToken.family, family));
  await db.delete(userSession).where(eq(userSession.id, family));
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
      await endFamily(tx, known.family);
      service.log.warn({ code: "refreshReused" }, "session ended");
      return undefined;
    }
    await tx
      .update(refreshToken)
      .set({ usedAt: now })
      .where(and(eq(refreshToken.tokenHash, known.tokenHash), isNull(refreshToken.usedAt)));
    await tx.update(userSession).set({ seenAt: now }).where(eq(userSession.id, known.family));
    const [owner] = await tx.select().from(user).where(eq(user.id, known.userId));
    return owner && issue(service, tx, owner, known.family);
  });
}

/** Removes refresh tokens and sessions that are over. */
export async function sweepSessions(service: Service): Promise<void> {
  const now = service.now();
  const isOver = lt(refreshToken.expiresAt, now);
  await sweepRows(service.db, refreshToken, [refreshToken.tokenHash], isOver);
  const lastSeen = new Date(now.getTime() - REFRESH_DAYS * DAY_MS);
  await sweepRows(service.db, userSession, [userSession.id], lt(userSession.seenAt, lastSeen));
}
