import { firstAccepted, type SecretList } from "@sughurta/server-kit";
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { COOKIE_SECONDS } from "./cookies.ts";

/** A refresh token, which works once. */
export interface RefreshClaims {
  visitorId: string;
  session: string;
  generation: number;
}

const ISSUER = "storefront";
const VISITOR_ID = /^[A-Za-z0-9-]{8,64}$/;

const toKey = (secret: string) => new TextEncoder().encode(secret);

/** Lifetime of an access token. */
export const ACCESS_SECONDS = 600;
/** A visitor is remembered as long as an order may matter to them without signing in. */
export const VISITOR_SECONDS = COOKIE_SECONDS.visitor;

/** Tokens of a guest in the shape of a person's tokens (SPEC-19). */
export interface GuestTokenPair {
  access: string;
  refresh: string;
  changePassword: false;
}

/** Lifetime of a token, and its claims beside the visitor. */
export interface TokenTerms {
  /** Seconds since the epoch. */
  issuedAt: number;
  /** Seconds since the epoch. */
  expiresAt: number;
  claims?: JWTPayload;
}

/** Signs and verifies tokens of this server: each names a visitor and its single purpose (`audience`). */
export class GuestTokens {
  readonly #secrets: SecretList;

  constructor(secrets: SecretList) {
    this.#secrets = secrets;
  }

  sign(
    visitorId: string,
    audience: string,
    { issuedAt, expiresAt, claims = {} }: TokenTerms,
  ): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(visitorId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(toKey(this.#secrets[0]));
  }

  /** The claims of a token, if we signed it for this purpose and it has not expired. */
  async read(
    token: string,
    audience: string,
  ): Promise<{ visitorId: string; claims: JWTPayload } | undefined> {
    const options = { issuer: ISSUER, audience, algorithms: ["HS256"] };
    const claims = await firstAccepted(this.#secrets, (secret) =>
      jwtVerify(token, toKey(secret), options).then(
        ({ payload }) => payload,
        () => undefined,
      ),
    );
    const visitorId = claims?.sub;
    return claims && visitorId && VISITOR_ID.test(visitorId) ? { visitorId, claims } : undefined;
  }
}

/** True for a token that claims to be ours; a person's comes from the main service. */
export function isGuestToken(token: string): boolean {
  try {
    return decodeJwt(token).iss === ISSUER;
  } catch {
    return false;
  }
}

/** Seconds since the epoch. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}
