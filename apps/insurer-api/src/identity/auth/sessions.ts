import { randomUUID } from "node:crypto";
import type { Tokens } from "@sughurta/contracts/session";
import { DAY_MS, RETENTION } from "@sughurta/domain";
import { firstAccepted } from "@sughurta/server-kit";
import { and, desc, eq, lt, ne } from "drizzle-orm";
import { refreshToken, user, userSession } from "#src/platform/database/schema/service.ts";
import type { Database } from "#src/platform/database/sql.ts";
import { sweepRows } from "#src/platform/database/sweep-rows.ts";
import type { Platform } from "#src/platform/platform.ts";
import { nextToken, randomToken, signAccessToken, tokenHash } from "./tokens.ts";
import { rememberDevice } from "./trusted-devices.ts";

/** Browser names in a `User-Agent`, the most specific one first: browsers send several. */
const BROWSERS = [
  ["YaBrowser/", "Yandex Browser"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["OPR/", "Opera"],
  ["Edg/", "Edge"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;

const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const;

const REFRESH_DAYS = RETENTION.devices.days;

/** A user has to sign in again after this time, regardless of renewals. */
const SESSION_DAYS = 90;

/** Two tabs may renew with one token; later reuse counts as theft. */
export const REUSE_GRACE_MS = 30_000;

type User = typeof user.$inferSelect;

type UserSession = Pick<typeof userSession.$inferSelect, "id" | "startedAt">;

/** Initial data of a session, in addition to its owner. */
export interface SessionStart {
  /** Headers of the sign-in request, which name the device. */
  readonly headers: Headers;
}

const getEnd = ({ startedAt }: UserSession) => startedAt.getTime() + SESSION_DAYS * DAY_MS;

async function keepRefreshToken(
  service: Pick<Platform, "now">,
  db: Database,
  refresh: string,
  userId: string,
  session: UserSession,
): Promise<void> {
  const lastsTo = service.now().getTime() + REFRESH_DAYS * DAY_MS;
  await db.insert(refreshToken).values({
    tokenHash: tokenHash(refresh),
    userId,
    family: session.id,
    expiresAt: new Date(Math.min(lastsTo, getEnd(session))),
  });
}

async function createTokens(
  service: Pick<Platform, "config" | "now">,
  owner: User,
  sessionId: string,
  refresh: string,
): Promise<Tokens> {
  const [userToken] = service.config.secrets.userToken;
  const claims = { userId: owner.id, role: owner.role, sessionId };
  const access = await signAccessToken(claims, userToken, service.now());
  return { access, refresh, changePassword: owner.changePassword };
}

/** Signs a user in; returns the token object of the session (S0 §3). */
export async function startSession(
  service: Pick<Platform, "config" | "now">,
  db: Database,
  owner: User,
  { headers }: SessionStart,
): Promise<Tokens> {
  const now = service.now();
  const session = { id: randomUUID(), startedAt: now };
  await db.insert(userSession).values({
    ...session,
    userId: owner.id,
    device: getDevice(headers.get("user-agent") ?? ""),
    seenAt: now,
  });
  if (owner.role === "user") await rememberDevice(service, db, owner.id, headers);
  const refresh = randomToken();
  await keepRefreshToken(service, db, refresh, owner.id, session);
  return createTokens(service, owner, session.id, refresh);
}

/** Ends every session of a user, such as after a change of password, or all except one. */
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

/** Ends one session of a user; false if the user has no such session. */
export async function endOneSession(db: Database, userId: string, id: string): Promise<boolean> {
  const [ended] = await db
    .delete(userSession)
    .where(and(eq(userSession.id, id), eq(userSession.userId, userId)))
    .returning({ id: userSession.id });
  if (ended) await db.delete(refreshToken).where(eq(refreshToken.family, id));
  return ended !== undefined;
}

/** Sessions of a user, the most recently used first. */
export function listSessions(db: Database, userId: string) {
  return db
    .select()
    .from(userSession)
    .where(eq(userSession.userId, userId))
    .orderBy(desc(userSession.seenAt));
}

/** Ends the session of a refresh token, at sign-out. */
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

/** State of a user's session: ended, limited to setting a password, or live. */
export type SessionState = "ended" | "passwordDue" | "live";

/** State of an access token's session, which ends by sign-out, a change of password, or its expiry. */
export async function loadSessionState(db: Database, sessionId: string): Promise<SessionState> {
  const [found] = await db
    .select({ passwordDue: user.changePassword })
    .from(refreshToken)
    .innerJoin(user, eq(user.id, refreshToken.userId))
    .where(eq(refreshToken.family, sessionId))
    .limit(1);
  if (!found) return "ended";
  return found.passwordDue ? "passwordDue" : "live";
}

async function refreshTokenBy(db: Database, refresh: string) {
  const [known] = await db
    .select({ token: refreshToken, session: userSession, owner: user })
    .from(refreshToken)
    .innerJoin(userSession, eq(userSession.id, refreshToken.family))
    .innerJoin(user, eq(user.id, refreshToken.userId))
    .where(eq(refreshToken.tokenHash, tokenHash(refresh)))
    .for("update", { of: refreshToken });
  return known;
}

/**
 * Renews a session. Every refresh token has one successor, so that all copies share one chain of tokens: within a grace
 * period for two tabs a used token returns the newest one of its chain; later reuse means that it was copied and ends
 * the session. Returns `undefined` without a session.
 */
export async function renewSession(
  service: Pick<Platform, "config" | "now" | "log">,
  db: Database,
  refresh: string,
): Promise<Tokens | undefined> {
  const now = service.now();
  return db.transaction(async (tx) => {
    const known = await refreshTokenBy(tx, refresh);
    if (!known || known.token.expiresAt <= now) return undefined;
    const { token, session, owner } = known;
    if (token.usedAt !== null && now.getTime() - token.usedAt.getTime() > REUSE_GRACE_MS) {
      await endFamily(tx, token.family);
      service.log.warn({ code: "refreshReused" }, "session ended");
      return undefined;
    }
    // Locked from the older token to the newer one, then the session: two renewals cannot deadlock.
    const newest = await newestOfLine(service, tx, refresh);
    await tx.update(userSession).set({ seenAt: now }).where(eq(userSession.id, session.id));
    if (newest !== refresh) return createTokens(service, owner, session.id, newest);
    await tx
      .update(refreshToken)
      .set({ usedAt: now })
      .where(eq(refreshToken.tokenHash, token.tokenHash));
    const next = nextToken(refresh, service.config.secrets.userToken[0]);
    await keepRefreshToken(service, tx, next, owner.id, session);
    return createTokens(service, owner, session.id, next);
  });
}

/** The unused token of a chain; the tabs of one browser are rarely more than one step apart. */
async function newestOfLine(
  service: Pick<Platform, "config">,
  db: Database,
  refresh: string,
): Promise<string> {
  for (let newest = refresh; ; ) {
    const known = await refreshTokenBy(db, newest);
    if (!known || known.token.usedAt === null) return newest;
    newest = await loadSuccessor(service, db, newest);
  }
}

/** The successor of a used token, also if it was created with an older secret. */
async function loadSuccessor(
  service: Pick<Platform, "config">,
  db: Database,
  used: string,
): Promise<string> {
  const { userToken } = service.config.secrets;
  const stored = await firstAccepted(userToken, async (secret) => {
    const next = nextToken(used, secret);
    return (await refreshTokenBy(db, next)) && next;
  });
  return stored ?? nextToken(used, userToken[0]);
}

/** Removes expired refresh tokens and sessions. */
export async function sweepSessions(service: Pick<Platform, "db" | "now">): Promise<void> {
  const now = service.now();
  const isOver = lt(refreshToken.expiresAt, now);
  await sweepRows(service.db, refreshToken, [refreshToken.tokenHash], isOver);
  const lastSeen = new Date(now.getTime() - REFRESH_DAYS * DAY_MS);
  await sweepRows(service.db, userSession, [userSession.id], lt(userSession.seenAt, lastSeen));
}

/** Device of a session for display to its owner: `Chrome, Android`; nothing else of the header is stored. */
export function getDevice(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(", ");
}
