import { randomUUID } from "node:crypto";
import type { SecretList } from "@sughurta/server-kit";
import {
  ACCESS_SECONDS,
  type GuestTokenPair,
  GuestTokens,
  nowInSeconds,
  type RefreshClaims,
  VISITOR_SECONDS,
} from "./guest-tokens.ts";
import type { PartnerCall } from "./partner-directory.ts";
import type { VisitorCalls } from "./visitor-calls.ts";

/** A partner's page remembers its visitor for a day after the last visit, as long as a draft is stored. */
const REFRESH_SECONDS = 86_400;

/** The partner of a guest, and whether the page has a test key. */
type Host = Pick<PartnerCall, "code" | "isTest">;

/** A guest of a partner's page, from their refresh token. */
export interface PartnerGuest extends RefreshClaims {
  /** First visit, seconds since the epoch. */
  readonly since: number;
}

/**
 * Guest sessions without cookies for pages of partners. Each token is valid for one partner only, and for sales or for
 * tests: its audience names all. A refresh token works once, and again within a grace period in case the response was
 * lost; the main service counts the uses, as it does for guests of our own site.
 */
export class PartnerSessions {
  readonly #tokens: GuestTokens;
  readonly #calls: Pick<VisitorCalls, "renew">;

  constructor(secrets: SecretList, calls: Pick<VisitorCalls, "renew">) {
    this.#tokens = new GuestTokens(secrets);
    this.#calls = calls;
  }

  start(partner: Host): Promise<GuestTokenPair> {
    const since = nowInSeconds();
    const guest = { visitorId: randomUUID(), session: randomUUID(), generation: 0, since };
    return this.#issue(guest, since, partner);
  }

  /** The guest of a refresh token, if it is valid for this partner. */
  async readRefresh(token: string, partner: Host): Promise<PartnerGuest | undefined> {
    const read = await this.#tokens.read(token, audience("refresh", partner));
    const { since, sid, gen } = read?.claims ?? {};
    if (!read || typeof since !== "number") return undefined;
    if (typeof sid !== "string" || typeof gen !== "number") return undefined;
    return { visitorId: read.visitorId, session: sid, generation: gen, since };
  }

  /** Redeems a refresh token; `undefined` when it was used before. */
  async renew(guest: PartnerGuest, partner: Host): Promise<GuestTokenPair | undefined> {
    const next = await this.#calls.renew(guest);
    return next && this.#issue({ ...guest, generation: next.generation }, next.issuedAt, partner);
  }

  /** The visitor of an access token that is valid for this partner. */
  async findVisitor(token: string, partner: Host): Promise<string | undefined> {
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
