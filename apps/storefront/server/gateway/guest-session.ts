import { randomUUID } from "node:crypto";
import { decodeJwt, jwtVerify, SignJWT } from "jose";
import { readCookie, signValue, verifyValue } from "../cookies.ts";

const ISSUER = "storefront";
const ACCESS_SECONDS = 600;
/** A visitor is remembered as long as an order may matter to them without signing in. */
const VISITOR_SECONDS = 30 * 86_400;
const VISITOR_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Tokens of a guest in the shape of a person's tokens (decision 19). */
export interface GuestTokens {
  access: string;
  refresh: string;
  changePassword: false;
}

/** Who a bearer token speaks for. */
export type TokenOwner =
  | { kind: "guest"; visitorId: string }
  /** One of ours that is outdated or was tampered with. */
  | { kind: "refused" }
  /** Not ours: a person's token, for the main service to judge. */
  | { kind: "user" };

/** Guest sessions: signed by this server, bound to one visitor, kept nowhere. */
export class GuestSessions {
  readonly #secret: string;
  readonly #key: Uint8Array;
  readonly #secure: boolean;

  constructor(secret: string, secure: boolean) {
    this.#secret = secret;
    this.#key = new TextEncoder().encode(secret);
    this.#secure = secure;
  }

  get cookieName(): string {
    return this.#secure ? "__Host-visitor" : "visitor";
  }

  /** The visitor of a cookie that we signed. */
  visitorOf(cookieHeader: string | undefined): string | undefined {
    const id = verifyValue(readCookie(cookieHeader, this.cookieName), this.#secret);
    return id && VISITOR_ID.test(id) ? id : undefined;
  }

  newVisitor(): string {
    return randomUUID();
  }

  async tokensFor(visitorId: string): Promise<GuestTokens> {
    const [access, refresh] = await Promise.all([
      this.#sign(visitorId, "access", ACCESS_SECONDS),
      this.#sign(visitorId, "refresh", VISITOR_SECONDS),
    ]);
    return { access, refresh, changePassword: false };
  }

  /** The visitor of a refresh token, if it is good. */
  async visitorOfRefresh(token: string): Promise<string | undefined> {
    return this.#verify(token, "refresh");
  }

  async ownerOf(token: string): Promise<TokenOwner> {
    if (issuerOf(token) !== ISSUER) return { kind: "user" };
    const visitorId = await this.#verify(token, "access");
    return visitorId ? { kind: "guest", visitorId } : { kind: "refused" };
  }

  /** Cookie that lets the server and plain links know the visitor; scripts cannot read it. */
  cookieFor(visitorId: string): string {
    const value = signValue(visitorId, this.#secret);
    return this.#cookie(value, VISITOR_SECONDS);
  }

  /** Removes the cookie from a browser. */
  get clearingCookie(): string {
    return this.#cookie("", 0);
  }

  #cookie(value: string, seconds: number): string {
    const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
    return `${this.cookieName}=${value}; ${attributes}${this.#secure ? "; Secure" : ""}`;
  }

  #sign(visitorId: string, audience: string, seconds: number): Promise<string> {
    return new SignJWT()
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(visitorId)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(this.#key);
  }

  async #verify(token: string, audience: string): Promise<string | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        issuer: ISSUER,
        audience,
        algorithms: ["HS256"],
      });
      return payload.sub && VISITOR_ID.test(payload.sub) ? payload.sub : undefined;
    } catch {
      return undefined;
    }
  }
}

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}
