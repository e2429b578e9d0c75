import type { ContractShape } from "@sughurta/contracts/core";
import { getNetwork, type MemoryRateLimiter, type RateRule } from "@sughurta/server-kit";
import type { PartnerCall } from "../sessions/partner-directory.ts";

const perMinute = (max: number): RateRule => ({ max, windowSeconds: 60 });

/** Limits of one visitor: several times the use of a person in a hurry. */
const BY_VISITOR = {
  calls: perMinute(300),
  /** For a file: ten of the largest in their smallest chunks take a minute on the fastest connection. */
  chunks: perMinute(1_200),
  /** For each rate-limited request: the price of a box is one, and changes with every choice. */
  rateLimited: perMinute(60),
  sessions: perMinute(60),
  submissions: perMinute(20),
};

/** Limits of one address: far above the use of all visitors behind a mobile operator (SPEC-62). */
const BY_ADDRESS = {
  calls: perMinute(20_000),
  chunks: perMinute(20_000),
  rateLimited: perMinute(1_500),
  sessions: perMinute(1_500),
  submissions: perMinute(600),
  uncached: perMinute(3_000),
};

/**
 * Limits of a partner's page, all its visitors together: far above normal sales. Counted last, so that one address
 * cannot use it up for the others.
 */
const BY_PARTNER = {
  calls: perMinute(120_000),
  sessions: perMinute(6_000),
};

/** Limit of a partner's test key, beside that of its pages: far above the use of a team and its checks. */
const BY_TEST_KEY = {
  calls: perMinute(3_000),
  sessions: perMinute(120),
};

/** Who is counted beside their address. */
export interface Counted {
  visitor: string | undefined;
  address: string;
  /** Partner of the page. */
  partner?: Pick<PartnerCall, "code" | "isTest"> | undefined;
}

/**
 * Rate limits, by visitor first and generously by address; each returns the retry delay in seconds, or 0. A new visitor
 * also counts against the address's limit of new visitors, so that creating visitors does not circumvent the limits.
 */
export class GatewayLimits {
  readonly #limiter: MemoryRateLimiter;

  constructor(limiter: MemoryRateLimiter) {
    this.#limiter = limiter;
  }

  /** A request of the main service. */
  call(
    { name, rateLimited, bytes }: ContractShape,
    { visitor, address, partner }: Counted,
  ): number {
    const wait =
      this.#take(bytes ? "chunks" : "calls", visitor, address) ||
      this.#takeForPartner("calls", partner);
    // Each endpoint separately: flooding one of them, such as the login, does not block another one for neighbours.
    return wait > 0 || !rateLimited
      ? wait
      : this.#take("rateLimited", visitor && `${name} ${visitor}`, address, name);
  }

  /** Starting, renewing or ending a session. */
  session({ visitor, address, partner }: Counted): number {
    if (visitor !== undefined) return this.#limiter.take(visitor, BY_VISITOR.sessions);
    return (
      this.#limiter.take(getNetwork(address), BY_ADDRESS.sessions) ||
      this.#takeForPartner("sessions", partner)
    );
  }

  /** A write to the content service. */
  submission(visitor: string | undefined, address: string): number {
    return this.#take("submissions", visitor, address);
  }

  /** A message of a page about its steps. */
  steps(address: string): number {
    return this.#limiter.take(`steps ${getNetwork(address)}`, BY_ADDRESS.calls);
  }

  /** A page, content or a file that has to be rendered or fetched; cached ones are not limited. */
  uncached(address: string): number {
    return this.#limiter.take(getNetwork(address), BY_ADDRESS.uncached);
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
    return byVisitor || this.#limiter.take(`${call} ${getNetwork(address)}`, BY_ADDRESS[what]);
  }
}
