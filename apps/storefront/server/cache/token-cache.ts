/** A token and its expiry: milliseconds since the epoch. */
export interface ObtainedToken {
  readonly token: string;
  readonly expiresAt: number;
}

/** Delay before the next attempt after a failed renewal, while the token is still valid. */
const RETRY_MS = 5_000;

/** A token that the server stores for its own use and renews before it expires. */
export class TokenCache {
  readonly #obtain: () => Promise<ObtainedToken>;
  readonly #renewAfterMs: number;
  readonly #now: () => number;
  #current: ObtainedToken | undefined;
  #renewAt = 0;
  #obtaining: Promise<string> | undefined;

  /** `obtain` logs in or renews; called `renewAfterMs` after the last time. */
  constructor(
    obtain: () => Promise<ObtainedToken>,
    renewAfterMs: number,
    now: () => number = Date.now,
  ) {
    this.#obtain = obtain;
    this.#renewAfterMs = renewAfterMs;
    this.#now = now;
  }

  /**
   * The token, at once while it is valid: a token due for renewal is renewed in the background, and stays in use when
   * that fails. Without a valid one it requests a new one, once for concurrent callers, and rejects when there is none.
   */
  async get(): Promise<string> {
    const known = this.#current;
    if (known === undefined || this.#now() >= known.expiresAt) return this.#renew();
    // A request served by the stored token does not wait; the next renewal is tried a little later.
    if (this.#now() >= this.#renewAt) this.#renew().catch(() => undefined);
    return known.token;
  }

  /** The service refused this token: the next caller gets a new one. */
  drop(token: string): void {
    if (this.#current?.token === token) this.#current = undefined;
  }

  #renew(): Promise<string> {
    this.#obtaining ??= this.#obtain()
      .then((obtained) => {
        this.#current = obtained;
        this.#renewAt = this.#now() + this.#renewAfterMs;
        return obtained.token;
      })
      .catch((error: unknown) => {
        this.#renewAt = this.#now() + RETRY_MS;
        throw error;
      })
      .finally(() => {
        this.#obtaining = undefined;
      });
    return this.#obtaining;
  }
}
