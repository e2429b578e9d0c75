import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { COOKIE_SECONDS } from "../../cookies.ts";

const ISSUER = "storefront";
const VISITOR_ID = /^[A-Za-z0-9-]{8,64}$/;

/** How long an access token works. */
export const ACCESS_SECONDS = 600;
/** A visitor is remembered as long as an order may matter to them without signing in. */
export const VISITOR_SECONDS = COOKIE_SECONDS.visitor;

/** Tokens of a guest in the shape of a person's tokens (SPEC-19). */
export interface GuestTokenPair {
  access: string;
  refresh: string;
  changePassword: false;
}

/** For how long a token works, and what it says beside its visitor. */
export interface TokenTerms {
  /** Seconds since the epoch. */
  issuedAt: number;
  /** Seconds since the epoch. */
  expiresAt: number;
  claims?: JWTPayload;
}

/** Signs and reads tokens of this server: each names a visitor and the one use (`audience`) it is good for. */
export class GuestTokens {
  readonly #key: Uint8Array;

  constructor(secret: string) {
    this.#key = new TextEncoder().encode(secret);
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
      .sign(this.#key);
  }

  /** What a token says, if we signed it for this use and it has not run out. */
  async read(
    token: string,
    audience: string,
  ): Promise<{ visitorId: string; claims: JWTPayload } | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        issuer: ISSUER,
        audience,
        algorithms: ["HS256"],
      });
      const visitorId = payload.sub;
      return visitorId && VISITOR_ID.test(visitorId) ? { visitorId, claims: payload } : undefined;
    } catch {
      return undefined;
    }
  }
}

/** True for a token that says it is ours; a person's comes from the main service. */
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
