import type { ContractShape } from "@sughurta/contracts/core";
import { type MemoryRateLimiter, networkOf, type RateRule } from "@sughurta/server-kit";
import type { PartnerCall } from "./partners/partner-directory.ts";

const perMinute = (max: number): RateRule => ({ max, windowSeconds: 60 });

/** What one visitor may do: several times what a person in a hurry does. */
const BY_VISITOR = {
  calls: perMinute(300),
  /** Of a file: ten of the largest in their smallest chunks take a minute on the best of lines. */
  chunks: perMinute(1_200),
  /** Of each rate-limited call: the price of a box is one, and changes with every choice. */
  rateLimited: perMinute(60),
  sessions: perMinute(60),
  submissions: perMinute(20),
};

/** What one address may do: far more than all who share it behind a mobile operator (SPEC-62). */
const BY_ADDRESS = {
  calls: perMinute(20_000),
  chunks: perMinute(20_000),
  rateLimited: perMinute(1_500),
  sessions: perMinute(1_500),
  submissions: perMinute(600),
  uncached: perMinute(3_000),
};

/**
 * What a partner's page may do, all its visitors together: no sale comes near it. It is counted last, so
 * that one address cannot use it up for the others.
 */
const BY_PARTNER = {
  calls: perMinute(120_000),
  sessions: perMinute(6_000),
};

/** What the test key of a partner may do, beside what its pages do: a team and its checks do not come near it. */
const BY_TEST_KEY = {
  calls: perMinute(3_000),
  sessions: perMinute(120),
};

/** Who is counted beside their address. */
export interface Counted {
  visitor: string | undefined;
  address: string;
  /** Whose page it is. */
  partner?: Pick<PartnerCall, "code" | "isTest"> | undefined;
}

/**
 * How much is too much, by visitor first and by address generously; each answers the seconds to wait, or 0.
 * A visitor who is new costs the address one of its new visitors, so that making visitors is no way around.
 */
export class GatewayLimits {
  readonly #limiter: MemoryRateLimiter;

  constructor(limiter: MemoryRateLimiter) {
    this.#limiter = limiter;
  }

  /** A call of the main service. */
  call(
    { name, rateLimited, bytes }: ContractShape,
    { visitor, address, partner }: Counted,
  ): number {
    const wait =
      this.#take(bytes ? "chunks" : "calls", visitor, address) ||
      this.#takeForPartner("calls", partner);
    // Each call by itself: who floods one of them, such as the login, stops no other one of their neighbours.
    return wait > 0 || !rateLimited
      ? wait
      : this.#take("rateLimited", visitor && `${name} ${visitor}`, address, name);
  }

  /** Starting, renewing or ending a session. */
  session({ visitor, address, partner }: Counted): number {
    if (visitor !== undefined) return this.#limiter.take(visitor, BY_VISITOR.sessions);
    return (
      this.#limiter.take(networkOf(address), BY_ADDRESS.sessions) ||
      this.#takeForPartner("sessions", partner)
    );
  }

  /** Something sent to the content service. */
  submission(visitor: string | undefined, address: string): number {
    return this.#take("submissions", visitor, address);
  }

  /** A page, content or a file that has to be made or fetched; what is cached is not limited. */
  uncached(address: string): number {
    return this.#limiter.take(networkOf(address), BY_ADDRESS.uncached);
  }

  #takeForPartner(what: keyof typeof BY_PARTNER, partner: Counted["partner"]): number {
    if (partner === undefined) return 0;
    return partner.isTest
      ? this.#limiter.take(`tests of ${partner.code}`, BY_TEST_KEY[what])
      : this.#limiter.take(partner.code, BY_PARTNER[what]);
  }

  #take(
    what: "calls" | "chunks" | "rateLimited" | "submissions",
    visitor: string | undefined,
    address: string,
    call = "",
  ): number {
    const byVisitor = visitor === undefined ? 0 : this.#limiter.take(visitor, BY_VISITOR[what]);
    return byVisitor || this.#limiter.take(`${call} ${networkOf(address)}`, BY_ADDRESS[what]);
  }
}
