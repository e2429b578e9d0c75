import { randomUUID } from "node:crypto";
import { parse } from "hono/utils/cookie";
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { RefreshClaims } from "./refresh-claims.ts";
import { sessionCookie } from "./session-cookie.ts";
import type { VisitorCalls } from "./visitor-calls.ts";

const ISSUER = "storefront";
const ACCESS_SECONDS = 600;
/** A visitor is remembered as long as an order may matter to them without signing in. */
const VISITOR_SECONDS = 30 * 86_400;
const VISITOR_ID = /^[A-Za-z0-9-]{8,64}$/;

type Audience = "access" | "refresh" | "cookie";

/** Tokens of a guest in the shape of a person's tokens (decision 19). */
export interface GuestTokens {
  access: string;
  refresh: string;
  changePassword: false;
}

/** Tokens, and the cookie that lets the server and plain links know the visitor. */
export interface GuestSession {
  tokens: GuestTokens;
  cookie: string;
}

/** Who a bearer token speaks for. */
export type TokenOwner =
  | { kind: "guest"; visitorId: string }
  /** One of ours that is outdated or was tampered with. */
  | { kind: "refused" }
  /** Not ours: a person's token, for the main service to judge. */
  | { kind: "user" };

/**
 * Guest sessions: signed by this server and bound to one visitor. Which refresh tokens were used and who
 * signed out is known to the main service, so that every copy of this server agrees.
 */
export class GuestSessions {
  readonly #key: Uint8Array;
  readonly #secure: boolean;
  readonly #calls: VisitorCalls;

  constructor(secret: string, secure: boolean, calls: VisitorCalls) {
    this.#key = new TextEncoder().encode(secret);
    this.#secure = secure;
    this.#calls = calls;
  }

  get cookieName(): string {
    return this.#secure ? "__Host-visitor" : "visitor";
  }

  /** Removes the cookie from a browser. */
  get clearingCookie(): string {
    return this.#cookie("", 0);
  }

  /** The visitor of a cookie that we signed; the main service knows whether they have signed out. */
  async visitorOf(cookieHeader: string): Promise<string | undefined> {
    const cookie = parse(cookieHeader, this.cookieName)[this.cookieName];
    return cookie ? visitorIn(await this.#verify(cookie, "cookie")) : undefined;
  }

  /** A session of a known visitor, or of a new one; throws when the main service does not answer. */
  async start(knownVisitor: string | undefined): Promise<GuestSession> {
    const goesOn = knownVisitor !== undefined && (await this.#calls.isKnown(knownVisitor));
    const visitorId = goesOn ? knownVisitor : randomUUID();
    return this.#session({ visitorId, session: randomUUID(), generation: 0 }, nowInSeconds());
  }

  /** What a refresh token says, if it is one of ours; whether it still works is another question. */
  async readRefresh(token: string): Promise<RefreshClaims | undefined> {
    const payload = await this.#verify(token, "refresh");
    const visitorId = visitorIn(payload);
    const { sid, gen } = payload ?? {};
    if (!visitorId || typeof sid !== "string" || typeof gen !== "number") return undefined;
    return { visitorId, session: sid, generation: gen };
  }

  /** Uses a refresh token up; nothing when it was used before or its visitor has signed out. */
  async refresh(claims: RefreshClaims): Promise<GuestSession | undefined> {
    const next = await this.#calls.renew(claims);
    return next && this.#session({ ...claims, generation: next.generation }, next.issuedAt);
  }

  /** From now on everything of this visitor is refused, wherever it comes in. */
  end(visitorId: string): Promise<void> {
    return this.#calls.end(visitorId);
  }

  async ownerOf(token: string): Promise<TokenOwner> {
    if (issuerOf(token) !== ISSUER) return { kind: "user" };
    const visitorId = visitorIn(await this.#verify(token, "access"));
    return visitorId ? { kind: "guest", visitorId } : { kind: "refused" };
  }

  async #session(claims: RefreshClaims, issuedAt: number): Promise<GuestSession> {
    const { visitorId, session, generation } = claims;
    const [access, refresh, cookie] = await Promise.all([
      this.#sign(visitorId, "access", nowInSeconds(), ACCESS_SECONDS),
      // Dated by the main service, so that the same token has the same successor on every copy.
      this.#sign(visitorId, "refresh", issuedAt, VISITOR_SECONDS, {
        sid: session,
        gen: generation,
      }),
      this.#sign(visitorId, "cookie", nowInSeconds(), VISITOR_SECONDS),
    ]);
    const tokens: GuestTokens = { access, refresh, changePassword: false };
    return { tokens, cookie: this.#cookie(cookie, VISITOR_SECONDS) };
  }

  #cookie(value: string, seconds: number): string {
    return sessionCookie(this.cookieName, value, { seconds, secure: this.#secure });
  }

  #sign(
    visitorId: string,
    audience: Audience,
    issuedAt: number,
    seconds: number,
    claims: JWTPayload = {},
  ): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(visitorId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(this.#key);
  }

  async #verify(token: string, audience: Audience): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        issuer: ISSUER,
        audience,
        algorithms: ["HS256"],
      });
      return payload;
    } catch {
      return undefined;
    }
  }
}

function visitorIn(payload: JWTPayload | undefined): string | undefined {
  const visitorId = payload?.sub;
  return visitorId && VISITOR_ID.test(visitorId) ? visitorId : undefined;
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1_000);
}

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}
