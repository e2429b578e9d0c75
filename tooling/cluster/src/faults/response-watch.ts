/** A visitor is left alone after this time without a response. */
const HUNG_MS = 14_500;

/** Watches what visitors see of the shop: how long they wait, and whether refusals say when to come again. */
export class ResponseWatch {
  slowestMs = 0;
  /** Responses with a 5xx status. */
  refused = 0;
  /** Those of them without `Retry-After`. */
  silent = 0;
  /** Requests without any response in time. */
  hung = 0;
  /** Requests whose connection was refused or lost. */
  lost = 0;

  readonly fetch: typeof globalThis.fetch = async (...request) => {
    const from = performance.now();
    try {
      const response = await globalThis.fetch(...request);
      if (response.status >= 500) {
        this.refused += 1;
        if (!response.headers.has("retry-after")) this.silent += 1;
      }
      return response;
    } catch (error) {
      if (performance.now() - from >= HUNG_MS) this.hung += 1;
      else this.lost += 1;
      throw error;
    } finally {
      this.slowestMs = Math.max(this.slowestMs, performance.now() - from);
    }
  };
}
