import { type PageTag, tagHeaders } from "./edge-headers.ts";

const TIMEOUT_MS = 2_000;
/** Longer than a page takes to render. */
const PAUSE_MS = 3_000;
/** A page with the old content may be on its way to the edge during the first purge. */
const TIMES = 2;

interface EdgePurgerOptions {
  readonly urls: readonly string[];
  readonly onFailure: (error: unknown) => void;
  readonly pauseMs?: number;
}

/** Purges outdated pages from shared caches by tag; retries an edge that does not respond. */
export class EdgePurger {
  readonly #edges: readonly Edge[];

  constructor({ urls, onFailure, pauseMs = PAUSE_MS }: EdgePurgerOptions) {
    this.#edges = urls.map((url) => new Edge(url, onFailure, pauseMs));
  }

  /** Outdates the pages with a tag at every edge: now, and once more for pages on their way. */
  purge(tag: PageTag): void {
    for (const edge of this.#edges) edge.purge(tag);
  }
}

class Edge {
  readonly #url: string;
  readonly #onFailure: (error: unknown) => void;
  readonly #pauseMs: number;
  /** Purges to send, with how many times still. */
  readonly #left = new Map<PageTag, { times: number }>();
  #isSending = false;
  #endPause: (() => void) | undefined;

  constructor(url: string, onFailure: (error: unknown) => void, pauseMs: number) {
    this.#url = url;
    this.#onFailure = onFailure;
    this.#pauseMs = pauseMs;
  }

  purge(tag: PageTag): void {
    this.#left.set(tag, { times: TIMES });
    this.#endPause?.();
    if (!this.#isSending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#left.size > 0) {
      const sent = [...this.#left];
      const isReceived = await this.#send(sent.map(([tag]) => tag));
      const isNew =
        sent.length < this.#left.size || sent.some(([tag, one]) => this.#isOther(tag, one));
      if (isReceived) for (const [tag, one] of sent) this.#countDown(tag, one);
      if (!isNew && this.#left.size > 0) await this.#pause();
    }
    this.#isSending = false;
  }

  /** True if the tag was purged again while the request was sent. */
  #isOther(tag: PageTag, one: { times: number }): boolean {
    return this.#left.get(tag) !== one;
  }

  #countDown(tag: PageTag, one: { times: number }): void {
    one.times -= 1;
    if (one.times === 0 && !this.#isOther(tag, one)) this.#left.delete(tag);
  }

  async #send(tags: readonly PageTag[]): Promise<boolean> {
    try {
      const response = await fetch(this.#url, {
        method: "PURGE",
        headers: tagHeaders(tags),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: "error",
      });
      await response.body?.cancel();
      if (response.ok) return true;
      throw new Error(`The edge refuses a purge with ${response.status}`);
    } catch (error) {
      this.#onFailure(error);
      return false;
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#pauseMs).unref();
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
