import { randomUUID } from "node:crypto";
import type { SecretList } from "@sughurta/server-kit";
import { parse } from "hono/utils/cookie";
import { sessionCookie, sessionCookieName } from "./cookies.ts";
import {
  ACCESS_SECONDS,
  type GuestTokenPair,
  GuestTokens,
  isGuestToken,
  nowInSeconds,
  type RefreshClaims,
  VISITOR_SECONDS,
} from "./guest-tokens.ts";
import type { VisitorCalls } from "./visitor-calls.ts";

type Audience = "access" | "refresh" | "cookie";

/** Tokens, and the cookie that identifies the visitor to the server and in plain links. */
export interface GuestSession {
  tokens: GuestTokenPair;
  cookie: string;
}

/** The visitor of a bearer token. */
export type TokenOwner =
  | { kind: "guest"; visitorId: string }
  /** One of ours that has expired, has another purpose or was tampered with. */
  | { kind: "refused" }
  /** Not ours: a person's token, which the main service verifies. */
  | { kind: "user" };

/**
 * Guest sessions: signed by this server and bound to one visitor. The main service stores which refresh tokens were
 * used and who signed out, so that every instance of this server agrees.
 */
export class GuestSessions {
  readonly #tokens: GuestTokens;
  readonly #secure: boolean;
  readonly #calls: VisitorCalls;

  constructor(secrets: SecretList, secure: boolean, calls: VisitorCalls) {
    this.#tokens = new GuestTokens(secrets);
    this.#secure = secure;
    this.#calls = calls;
  }

  get cookieName(): string {
    return sessionCookieName("visitor", this.#secure);
  }

  /** Removes the cookie from a browser. */
  get clearingCookie(): string {
    return sessionCookie("visitor", "", { seconds: 0, secure: this.#secure });
  }

  /** The visitor of a cookie that we signed; the main service knows whether they have signed out. */
  async findVisitor(cookieHeader: string): Promise<string | undefined> {
    const cookie = parse(cookieHeader, this.cookieName)[this.cookieName];
    return cookie ? (await this.#read(cookie, "cookie"))?.visitorId : undefined;
  }

  /** A session of a known visitor, or of a new one; throws when the main service does not respond. */
  async start(knownVisitor: string | undefined): Promise<GuestSession> {
    const goesOn = knownVisitor !== undefined && (await this.#calls.isKnown(knownVisitor));
    const visitorId = goesOn ? knownVisitor : randomUUID();
    return this.#session({ visitorId, session: randomUUID(), generation: 0 }, nowInSeconds());
  }

  /** The claims of a refresh token, if it is one of ours; not whether it is still valid. */
  async readRefresh(token: string): Promise<RefreshClaims | undefined> {
    const read = await this.#read(token, "refresh");
    const { sid, gen } = read?.claims ?? {};
    if (!read || typeof sid !== "string" || typeof gen !== "number") return undefined;
    return { visitorId: read.visitorId, session: sid, generation: gen };
  }

  /** Redeems a refresh token; `undefined` when it was used before or its visitor has signed out. */
  async refresh(claims: RefreshClaims): Promise<GuestSession | undefined> {
    const next = await this.#calls.renew(claims);
    return next && this.#session({ ...claims, generation: next.generation }, next.issuedAt);
  }

  /** From now on all tokens of this visitor are refused. */
  end(visitorId: string): Promise<void> {
    return this.#calls.end(visitorId);
  }

  async loadOwner(token: string): Promise<TokenOwner> {
    if (!isGuestToken(token)) return { kind: "user" };
    const read = await this.#read(token, "access");
    return read ? { kind: "guest", visitorId: read.visitorId } : { kind: "refused" };
  }

  async #session(
    { visitorId, session, generation }: RefreshClaims,
    issuedAt: number,
  ): Promise<GuestSession> {
    const [access, refresh, cookie] = await Promise.all([
      this.#sign(visitorId, "access", nowInSeconds(), ACCESS_SECONDS),
      // Dated by the main service, so that the same token has the same successor on every instance.
      this.#sign(visitorId, "refresh", issuedAt, VISITOR_SECONDS, {
        sid: session,
        gen: generation,
      }),
      this.#sign(visitorId, "cookie", nowInSeconds(), VISITOR_SECONDS),
    ]);
    const tokens: GuestTokenPair = { access, refresh, changePassword: false };
    return { tokens, cookie: sessionCookie("visitor", cookie, { secure: this.#secure }) };
  }

  #sign(
    visitorId: string,
    audience: Audience,
    issuedAt: number,
    seconds: number,
    claims: Record<string, unknown> = {},
  ): Promise<string> {
    return this.#tokens.sign(visitorId, audience, {
      issuedAt,
      expiresAt: issuedAt + seconds,
      claims,
    });
  }

  #read(token: string, audience: Audience) {
    return this.#tokens.read(token, audience);
  }
}
