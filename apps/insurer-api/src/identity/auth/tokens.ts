import { createHash, createHmac, randomBytes } from "node:crypto";
import { claimsOf, signToken } from "#src/platform/http/signed-token.ts";

/** How long an access token is good for; the session renews it every 270 s (S0 §9). */
export const ACCESS_SECONDS = 600;
/** How long a site token is good for. */
export const SITE_TOKEN_SECONDS = 3_600;

/** Who an access token speaks for. */
export interface AccessClaims {
  readonly userId: string;
  readonly role: "user" | "service";
  /** The session that the token belongs to and ends with. */
  readonly sessionId: string;
}

/** Gives the site the token that the content service asks for. */
export function signSiteToken(secret: string, now: Date): Promise<string> {
  return signToken({}, "content", secret, SITE_TOKEN_SECONDS, now);
}

export async function isSiteToken(token: string, secret: string, now: Date): Promise<boolean> {
  return (await claimsOf(token, "content", secret, now)) !== undefined;
}

export function signAccessToken(claims: AccessClaims, secret: string, now: Date): Promise<string> {
  const { userId, role, sessionId } = claims;
  return signToken({ sub: userId, role, sid: sessionId }, "main", secret, ACCESS_SECONDS, now);
}

/** Reads an access token; `undefined` for a wrong, foreign or outdated one. */
export async function readAccessToken(
  token: string,
  secret: string,
  now: Date,
): Promise<AccessClaims | undefined> {
  const claims = await claimsOf(token, "main", secret, now);
  const { sub, role, sid } = claims ?? {};
  if (sub === undefined || typeof sid !== "string") return undefined;
  return role === "user" || role === "service" ? { userId: sub, role, sessionId: sid } : undefined;
}

/** A text nobody can guess, for addresses and tokens. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The token that follows a random one: always the same, and to be told by who has the secret alone. */
export function nextToken(token: string, secret: string): string {
  return createHmac("sha256", secret).update(`after ${token}`).digest("base64url");
}

/** What of a random token is kept: enough to recognise it, not to use it. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
