import { randomUUID } from "node:crypto";
import {
  ACCESS_SECONDS,
  type GuestTokenPair,
  GuestTokens,
  nowInSeconds,
  VISITOR_SECONDS,
} from "./guest-tokens.ts";

/** A partner's page remembers its visitor for a day after the last visit, as long as a draft is kept. */
const REFRESH_SECONDS = 86_400;

/** A guest of a partner's page, as their refresh token names them. */
export interface PartnerGuest {
  readonly visitorId: string;
  /** When they first came, seconds since the epoch. */
  readonly since: number;
}

/**
 * Guest sessions without cookies for pages of partners. Each token is good for one partner only: its audience
 * names both. Nothing is kept anywhere, so a refresh token works again when an answer was lost on the way.
 */
export class PartnerSessions {
  readonly #tokens: GuestTokens;

  constructor(secret: string) {
    this.#tokens = new GuestTokens(secret);
  }

  start(partner: string): Promise<GuestTokenPair> {
    return this.renew({ visitorId: randomUUID(), since: nowInSeconds() }, partner);
  }

  /** Whom a refresh token names, if it is good for this partner. */
  async readRefresh(token: string, partner: string): Promise<PartnerGuest | undefined> {
    const read = await this.#tokens.read(token, audience("refresh", partner));
    const since = read?.claims.since;
    return read && typeof since === "number" ? { visitorId: read.visitorId, since } : undefined;
  }

  async renew({ visitorId, since }: PartnerGuest, partner: string): Promise<GuestTokenPair> {
    const issuedAt = nowInSeconds();
    const [access, refresh] = await Promise.all([
      this.#tokens.sign(visitorId, audience("access", partner), {
        issuedAt,
        expiresAt: issuedAt + ACCESS_SECONDS,
      }),
      this.#tokens.sign(visitorId, audience("refresh", partner), {
        issuedAt,
        // However often it is renewed, whoever copied it has it no longer than a visitor is remembered.
        expiresAt: Math.min(issuedAt + REFRESH_SECONDS, since + VISITOR_SECONDS),
        claims: { since },
      }),
    ]);
    return { access, refresh, changePassword: false };
  }

  /** The visitor of an access token that is good for this partner. */
  async visitorOf(token: string, partner: string): Promise<string | undefined> {
    return (await this.#tokens.read(token, audience("access", partner)))?.visitorId;
  }
}

function audience(use: "access" | "refresh", partner: string): string {
  return `${use} for ${partner}`;
}
