import { createHash, createHmac, randomBytes } from "node:crypto";
import type { SecretList } from "@sughurta/server-kit";
import { signToken, verifyClaims } from "#src/platform/http/signed-token.ts";

/** Lifetime of an access token; the session renews it every 270 s (S0 §9). */
export const ACCESS_SECONDS = 600;
/** Lifetime of a site token. */
export const SITE_TOKEN_SECONDS = 3_600;

/** User of an access token. */
export interface AccessClaims {
  readonly userId: string;
  readonly role: "user" | "service";
  /** The session of the token, with which it ends. */
  readonly sessionId: string;
}

/** Signs the site's token for the content service. */
export function signSiteToken(secret: string, now: Date): Promise<string> {
  return signToken({}, "content", secret, SITE_TOKEN_SECONDS, now);
}

export async function isSiteToken(token: string, secrets: SecretList, now: Date): Promise<boolean> {
  return (await verifyClaims(token, "content", secrets, now)) !== undefined;
}

export function signAccessToken(claims: AccessClaims, secret: string, now: Date): Promise<string> {
  const { userId, role, sessionId } = claims;
  return signToken({ sub: userId, role, sid: sessionId }, "main", secret, ACCESS_SECONDS, now);
}

/** Reads an access token; `undefined` for an invalid, foreign or expired one. */
export async function readAccessToken(
  token: string,
  secrets: SecretList,
  now: Date,
): Promise<AccessClaims | undefined> {
  const claims = await verifyClaims(token, "main", secrets, now);
  const { sub, role, sid } = claims ?? {};
  if (sub === undefined || typeof sid !== "string") return undefined;
  return role === "user" || role === "service" ? { userId: sub, role, sessionId: sid } : undefined;
}

/** An unguessable text for addresses and tokens. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The successor of a random token: deterministic, and computable only with the secret. */
export function nextToken(token: string, secret: string): string {
  return createHmac("sha256", secret).update(`after ${token}`).digest("base64url");
}

/** Hash of a random token for storage: it identifies the token and cannot be used as one. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
