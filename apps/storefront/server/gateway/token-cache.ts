/** A token that the server keeps for itself and renews before it runs out. */
export class TokenCache {
  readonly #obtain: () => Promise<string>;
  readonly #renewAfterMs: number;
  readonly #now: () => number;
  #current: { token: string; since: number } | undefined;
  #obtaining: Promise<string> | undefined;

  /** `obtain` logs in or renews; a token is used for `renewAfterMs`. */
  constructor(obtain: () => Promise<string>, renewAfterMs: number, now: () => number = Date.now) {
    this.#obtain = obtain;
    this.#renewAfterMs = renewAfterMs;
    this.#now = now;
  }

  /** The token; asks for a new one when there is none or it is due, once however many ask. */
  async get(): Promise<string> {
    const known = this.#current;
    if (known && this.#now() - known.since < this.#renewAfterMs) return known.token;
    this.#obtaining ??= this.#obtain()
      .then((token) => {
        this.#current = { token, since: this.#now() };
        return token;
      })
      .finally(() => {
        this.#obtaining = undefined;
      });
    return this.#obtaining;
  }

  /** The service refused this token: the next caller gets a new one. */
  drop(token: string): void {
    if (this.#current?.token === token) this.#current = undefined;
  }
}
