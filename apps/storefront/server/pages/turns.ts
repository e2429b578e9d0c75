/** Who holds the turn longer waits for something, and lets the next one begin. */
const LONGEST_TURN_MS = 10;

/**
 * Lets one work begin after the other, with a breath between them for everything else: a cached
 * page never waits for twenty others to be rendered, and what a finished one leaves behind is free
 * before the next one takes memory.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  /** How many wait for their turn. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Does the work when its turn comes. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    let held = true;
    const pass = () => {
      if (!held) return;
      held = false;
      setImmediate(() => this.#next());
    };
    const timer = setTimeout(pass, LONGEST_TURN_MS);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      pass();
    }
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
