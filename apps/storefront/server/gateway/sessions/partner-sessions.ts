import { randomUUID } from "node:crypto";
import type { PartnerCall } from "../partners/partner-directory.ts";
import {
  ACCESS_SECONDS,
  type GuestTokenPair,
  GuestTokens,
  nowInSeconds,
  VISITOR_SECONDS,
} from "./guest-tokens.ts";
import type { RefreshClaims } from "./refresh-claims.ts";
import type { VisitorCalls } from "./visitor-calls.ts";

/** A partner's page remembers its visitor for a day after the last visit, as long as a draft is kept. */
const REFRESH_SECONDS = 86_400;

/** Whose guest it is, and whether of a page with a test key. */
type Host = Pick<PartnerCall, "code" | "isTest">;

/** A guest of a partner's page, as their refresh token names them. */
export interface PartnerGuest extends RefreshClaims {
  /** When they first came, seconds since the epoch. */
  readonly since: number;
}

/**
 * Guest sessions without cookies for pages of partners. Each token is good for one partner only, and for sales or for
 * tests: its audience names all. A refresh token works once, and within a grace again for an answer that was lost on the way;
 * the main service counts them, as it does for guests of our own site.
 */
export class PartnerSessions {
  readonly #tokens: GuestTokens;
  readonly #calls: Pick<VisitorCalls, "renew">;

  constructor(secret: string, calls: Pick<VisitorCalls, "renew">) {
    this.#tokens = new GuestTokens(secret);
    this.#calls = calls;
  }

  start(partner: Host): Promise<GuestTokenPair> {
    const since = nowInSeconds();
    const guest = { visitorId: randomUUID(), session: randomUUID(), generation: 0, since };
    return this.#issue(guest, since, partner);
  }

  /** Whom a refresh token names, if it is good for this partner. */
  async readRefresh(token: string, partner: Host): Promise<PartnerGuest | undefined> {
    const read = await this.#tokens.read(token, audience("refresh", partner));
    const { since, sid, gen } = read?.claims ?? {};
    if (!read || typeof since !== "number") return undefined;
    if (typeof sid !== "string" || typeof gen !== "number") return undefined;
    return { visitorId: read.visitorId, session: sid, generation: gen, since };
  }

  /** Uses a refresh token up; nothing when it was used before. */
  async renew(guest: PartnerGuest, partner: Host): Promise<GuestTokenPair | undefined> {
    const next = await this.#calls.renew(guest);
    return next && this.#issue({ ...guest, generation: next.generation }, next.issuedAt, partner);
  }

  /** The visitor of an access token that is good for this partner. */
  async visitorOf(token: string, partner: Host): Promise<string | undefined> {
    return (await this.#tokens.read(token, audience("access", partner)))?.visitorId;
  }

  async #issue(
    { visitorId, session, generation, since }: PartnerGuest,
    issuedAt: number,
    partner: Host,
  ): Promise<GuestTokenPair> {
    const now = nowInSeconds();
    const [access, refresh] = await Promise.all([
      this.#tokens.sign(visitorId, audience("access", partner), {
        issuedAt: now,
        expiresAt: now + ACCESS_SECONDS,
      }),
      this.#tokens.sign(visitorId, audience("refresh", partner), {
        issuedAt,
        // Renewal never extends it beyond the time for which a visitor is remembered.
        expiresAt: Math.min(issuedAt + REFRESH_SECONDS, since + VISITOR_SECONDS),
        claims: { since, sid: session, gen: generation },
      }),
    ]);
    return { access, refresh, changePassword: false };
  }
}

function audience(use: "access" | "refresh", { code, isTest }: Host): string {
  return `${use} for ${isTest ? "tests of " : ""}${code}`;
}
