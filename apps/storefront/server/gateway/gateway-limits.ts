import type { ContractShape } from "@sughurta/contracts";
import { addressKey } from "./client-address.ts";
import type { RateLimiter, RateRule } from "./rate-limit.ts";

/** What one visitor may do: several times what a person in a hurry does. */
const BY_VISITOR = {
  calls: { name: "calls of a visitor", perMinute: 300 },
  /** Of each guarded call: the price of a box is one, and changes with every choice. */
  guarded: { name: "guarded calls of a visitor", perMinute: 60 },
  sessions: { name: "sessions of a visitor", perMinute: 60 },
  submissions: { name: "submissions of a visitor", perMinute: 20 },
} as const satisfies Record<string, RateRule>;

/** What one address may do: far more than all who share it behind a mobile operator (decision 62). */
const BY_ADDRESS = {
  calls: { name: "calls of an address", perMinute: 20_000 },
  guarded: { name: "guarded calls of an address", perMinute: 1_500 },
  sessions: { name: "new visitors of an address", perMinute: 1_500 },
  submissions: { name: "submissions of an address", perMinute: 600 },
  uncached: { name: "uncached reads of an address", perMinute: 3_000 },
} as const satisfies Record<string, RateRule>;

/**
 * How much is too much, by visitor first and by address generously; each answers the seconds to wait, or 0.
 * A visitor who is new costs the address one of its new visitors, so that making visitors is no way around.
 */
export class GatewayLimits {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  /** A call of the main service. */
  call({ name, guarded }: ContractShape, visitor: string | undefined, address: string): number {
    const wait = this.#take("calls", visitor, address);
    return wait > 0 || !guarded
      ? wait
      : this.#take("guarded", visitor && `${name} ${visitor}`, address);
  }

  /** Starting, renewing or ending a session. */
  session(visitor: string | undefined, address: string): number {
    const { sessions } = BY_VISITOR;
    return visitor === undefined
      ? this.#limiter.take(addressKey(address), BY_ADDRESS.sessions)
      : this.#limiter.take(visitor, sessions);
  }

  /** Something sent to the content service. */
  submission(visitor: string | undefined, address: string): number {
    return this.#take("submissions", visitor, address);
  }

  /** A page, content or a file that has to be made or fetched; what is cached is not limited. */
  uncached(address: string): number {
    return this.#limiter.take(addressKey(address), BY_ADDRESS.uncached);
  }

  #take(
    what: "calls" | "guarded" | "submissions",
    visitor: string | undefined,
    address: string,
  ): number {
    const byVisitor = visitor === undefined ? 0 : this.#limiter.take(visitor, BY_VISITOR[what]);
    return byVisitor || this.#limiter.take(addressKey(address), BY_ADDRESS[what]);
  }
}
