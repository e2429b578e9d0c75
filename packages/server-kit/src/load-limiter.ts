/** More requests than the service can respond to in time: retry later. */
export class ServiceBusyError extends Error {
  readonly code = "busy";
}

/** Time after which a refused request may be sent again, as the screens announce it. */
export const BUSY_SECONDS = 5;

/** Large enough for the first burst of quotes. */
const START_LIMIT = 100;
/** So many requests at a time are always admitted, however slow the machine is. */
const MIN_LIMIT = 32;
const MAX_LIMIT = 1_000;
/** Fewer concurrent requests than any limit: their measurement would change nothing. */
const MIN_MEASURED = 8;
/** The limit grows when so much of it is used. */
const USED_SHARE = 0.5;
/** Wait for the shared resource above which the limit shrinks. */
const TARGET_DELAY_MS = 40;
/** Time between two measurements while there are requests. */
const PROBE_INTERVAL_MS = 100;
const SHRINK = 0.8;
const GROWTH = 0.1;

/** Dependencies of a {@link LoadLimiter}. */
export interface LoadLimiterOptions {
  /** Uses the resource that all requests share, such as the database, once. */
  readonly probe: () => Promise<unknown>;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * Refuses requests early under overload. The limit of concurrent requests follows the measured wait for the resource
 * that they share: it shrinks by a fifth while the wait is too long, and grows by a tenth while it is used up.
 */
export class LoadLimiter {
  readonly #probe: () => Promise<unknown>;
  readonly #now: () => number;
  #limit = START_LIMIT;
  #running = 0;
  /** Highest number of concurrent requests since the last measurement. */
  #peak = 0;
  #isProbing = false;
  #probedAt = Number.NEGATIVE_INFINITY;

  constructor({ probe, now = () => performance.now() }: LoadLimiterOptions) {
    this.#probe = probe;
    this.#now = now;
  }

  /** Number of concurrent requests admitted at present. */
  get limit(): number {
    return this.#limit;
  }

  /**
   * The result of `work`, where less than `share` of the limit is in use; `Infinity` is always admitted. Throws a
   * {@link ServiceBusyError} otherwise.
   */
  async run<Result>(share: number, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#limit * share) {
      this.#measure();
      throw new ServiceBusyError("Too many concurrent requests");
    }
    this.#running += 1;
    this.#peak = Math.max(this.#peak, this.#running);
    this.#measure();
    try {
      return await work();
    } finally {
      this.#running -= 1;
    }
  }

  /** Starts a measurement if there are enough requests and the last one is old enough. */
  #measure(): void {
    if (this.#running < MIN_MEASURED) return;
    const startedAt = this.#now();
    if (this.#isProbing || startedAt - this.#probedAt < PROBE_INTERVAL_MS) return;
    this.#isProbing = true;
    const finish = () => {
      this.#isProbing = false;
      this.#probedAt = this.#now();
      this.#adapt(this.#probedAt - startedAt);
    };
    // A resource that fails refuses its requests by itself.
    this.#probe().then(finish, finish);
  }

  #adapt(delayMs: number): void {
    if (delayMs > TARGET_DELAY_MS) {
      this.#limit = Math.max(MIN_LIMIT, Math.floor(this.#limit * SHRINK));
    } else if (this.#peak >= this.#limit * USED_SHARE) {
      this.#limit = Math.min(MAX_LIMIT, this.#limit + Math.ceil(this.#limit * GROWTH));
    }
    this.#peak = this.#running;
  }
}
