import { readResponse } from "@sughurta/contracts/core";
import { siteEditions } from "@sughurta/contracts/shop";
import { DEFAULT_LANGUAGE } from "@sughurta/domain";
import { ContentUnavailableError, type FetchContent } from "../cache/content-source.ts";
import type { PageTag } from "./edge-headers.ts";

/** A change is at the edge after this time, the purge and its repetition: within ten seconds. */
const EVERY_MS = 3_000;

interface EditionWatchOptions {
  readonly fetch: FetchContent;
  /** Today in the insurer's zone, ISO: pages show it. */
  readonly today: () => string;
  /** Called with what has changed. */
  readonly onChange: (tag: PageTag) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Texts that change with the pages. */
type Editions = Readonly<Record<PageTag, string>>;

/**
 * Asks the service every few seconds whether content or prices have changed: behind an edge hardly any request arrives
 * that would show it. The first answer outdates everything, since a new process may be a new release.
 */
export class EditionWatch {
  readonly #options: EditionWatchOptions;
  #known: Editions | undefined;
  #hasFailed = false;
  #isAsking = false;

  constructor(options: EditionWatchOptions) {
    this.#options = options;
  }

  /** Begins to ask. */
  start(): void {
    setInterval(() => void this.check(), EVERY_MS).unref();
  }

  /** Asks once, unless the service still has to answer. */
  async check(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      this.#compare(await this.#read());
      this.#hasFailed = false;
    } catch (error) {
      // One line for an outage.
      if (!this.#hasFailed) this.#options.onFailure(error);
      this.#hasFailed = true;
    } finally {
      this.#isAsking = false;
    }
  }

  async #read(): Promise<Editions> {
    const json = await this.#options.fetch(siteEditions.path, DEFAULT_LANGUAGE);
    if (json === undefined) throw new ContentUnavailableError("The service has no editions");
    return { ...readResponse(siteEditions, 200, json).data, site: this.#options.today() };
  }

  #compare(editions: Editions): void {
    const known = this.#known;
    this.#known = editions;
    if (known?.site !== editions.site) this.#options.onChange("site");
    else if (known.content !== editions.content) this.#options.onChange("content");
    if (known && known.prices !== editions.prices) this.#options.onChange("prices");
  }
}
