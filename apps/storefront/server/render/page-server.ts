import type { IncomingMessage } from "node:http";
import type { Language } from "@sughurta/domain";
import { ServiceBusyError } from "@sughurta/server-kit";
import { parse } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import type { CallbackOutcome } from "#app/callback/callback-outcome.ts";
import { LANGUAGE_HEADER, withoutEdgeHeaders } from "../edge/edge-headers.ts";
import { chooseEncoding, compress, compressBest, decompressBrotli } from "../gateway/compress.ts";
import { LANGUAGE_COOKIE, languageCookie } from "../sessions/language.ts";
import { type PageAddress, type RedirectAddress, readPageAddress } from "./page-address.ts";
import { type CachedPage, PageCache, toCachedPage } from "./page-cache.ts";
import { type PageResponse, toPageResponse, toRedirectResponse } from "./page-response.ts";
import type { Preview } from "./previews.ts";

const CACHE_LIMITS = { freshMs: 30_000, staleMs: 600_000, maxBytes: 16_000_000 };
const MAX_RECENT_ADDRESSES = 4_000;

/** Content of the page of this single request: such a page is neither read from the cache nor stored. */
export interface UncachedParts {
  preview?: Preview | undefined;
  callback?: CallbackOutcome | undefined;
}

/** Renders one page, not compressed; its cache header says whether it may be stored. */
export type RenderPage = (address: PageAddress, own?: UncachedParts) => Promise<Response>;

export interface PageServerOptions {
  render: RenderPage;
  /** Response sent instead of a page. */
  failed: (status: 400 | 500 | 503) => Response;
  reportError: (error: unknown) => void;
  secureCookies: boolean;
  /** Today in the insurer's zone at a moment, as an ISO date. */
  todayAt: (now: number) => string;
  languages: readonly Language[];
  /** A shared cache is before the site and sends the visitor's language. */
  isBehindEdge?: boolean;
  limits?: typeof CACHE_LIMITS;
  now?: () => number;
}

/** Serves pages: from the cache in microseconds, otherwise rendered once for concurrent requests. */
export class PageServer {
  readonly cache: PageCache;
  readonly #options: PageServerOptions;
  readonly #now: () => number;
  readonly #recent = new LRUCache<string, true>({ max: MAX_RECENT_ADDRESSES });
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #best = new WeakSet<CachedPage>();

  constructor(options: PageServerOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.cache = new PageCache({ ...(options.limits ?? CACHE_LIMITS), now: this.#now });
  }

  /** The cached response; `undefined` where the page has to be rendered or encoded first. */
  readyResponse(request: IncomingMessage): PageResponse | undefined {
    if (request.method !== "GET" || encodingFor(request) !== "br") return undefined;
    const address = this.#getAddress(request);
    if (!address || "redirectTo" in address || address.languageChosen) return undefined;
    const page = this.#findCached(address);
    return page && toPageResponse(request, { page, encoding: "br", body: page.body });
  }

  /** True where a response needs no rendering: its page is cached, or its address has none. */
  isCached(request: IncomingMessage): boolean {
    const address = this.#getAddress(request);
    return !address || "redirectTo" in address || this.cache.get(address.key) !== undefined;
  }

  /** The response to any request; renders the page where needed. */
  async respond(request: IncomingMessage, own?: UncachedParts): Promise<PageResponse> {
    const address = this.#getAddress(request);
    if (address && "redirectTo" in address) return toRedirectResponse(address.redirectTo);
    const page = address ? await this.#find(address, own) : await this.#failed(400);
    const encoding = encodingFor(request);
    const body =
      encoding === "br" ? page.body : await compress(await decompressBrotli(page.body), encoding);
    const response = toPageResponse(request, { page, encoding, body });
    if (!address?.languageChosen) return response;
    const cookie = languageCookie(address.language, this.#options.secureCookies);
    const { isBehindEdge } = this.#options;
    const headers = isBehindEdge ? withoutEdgeHeaders(response.headers) : response.headers;
    return { ...response, headers: { ...headers, "set-cookie": cookie } };
  }

  /** What a response depends on beside its address. */
  get #vary(): string {
    return `accept-encoding, ${this.#options.isBehindEdge ? LANGUAGE_HEADER : "cookie"}`;
  }

  #getAddress({ url = "", headers }: IncomingMessage): PageAddress | RedirectAddress | undefined {
    const { todayAt, languages, isBehindEdge } = this.#options;
    const language = isBehindEdge
      ? headers[LANGUAGE_HEADER]?.toString()
      : parse(headers.cookie ?? "", LANGUAGE_COOKIE)[LANGUAGE_COOKIE];
    return readPageAddress(url, language, { today: todayAt(this.#now()), languages });
  }

  async #find(address: PageAddress, own: UncachedParts | undefined): Promise<CachedPage> {
    if (own) return (await this.#make(address, own)).page;
    return this.#findCached(address) ?? this.#renderOnce(address);
  }

  #findCached(address: PageAddress): CachedPage | undefined {
    const found = this.cache.get(address.key);
    if (!found) return undefined;
    if (!found.fresh) this.#renderOnce(address).catch(this.#options.reportError);
    this.#recompress(found.page);
    return found.page;
  }

  /** A page is rendered once for concurrent requests: it depends only on its address. */
  #renderOnce(address: PageAddress): Promise<CachedPage> {
    const known = this.#rendering.get(address.key);
    if (known) return known;
    const rendering = this.#render(address).finally(() => this.#rendering.delete(address.key));
    this.#rendering.set(address.key, rendering);
    return rendering;
  }

  async #render(address: PageAddress): Promise<CachedPage> {
    const renderedAt = this.#now();
    const { page, cacheable } = await this.#make(address);
    if (!cacheable || !this.#isWorthKeeping(address)) return page;
    const old = this.cache.get(address.key)?.page;
    // A page rendered again without a change retains its smallest form.
    const current = old?.etag === page.etag ? old : page;
    this.cache.set(address.key, current, renderedAt);
    return current;
  }

  async #make(
    address: PageAddress,
    own?: UncachedParts,
  ): Promise<{ page: CachedPage; cacheable: boolean }> {
    const { render, failed, reportError } = this.#options;
    const rendered = await render(address, own).catch((error: unknown) =>
      error instanceof ServiceBusyError ? failed(503) : reportError(error),
    );
    if (rendered && (rendered.status < 500 || rendered.body !== null))
      return toCachedPage(rendered, this.#vary);
    return { page: await this.#failed(500), cacheable: false };
  }

  /** Parameters can be invented: such an address has to be requested twice before it is cached. */
  #isWorthKeeping({ path, key }: PageAddress): boolean {
    const isWorth = !path.includes("?") || this.#recent.has(key);
    this.#recent.set(key, true);
    return isWorth;
  }

  async #failed(status: 400 | 500): Promise<CachedPage> {
    const { page } = await toCachedPage(this.#options.failed(status), this.#vary);
    return page;
  }

  /** A page that is requested again is compressed to its smallest form once, in the background. */
  #recompress(page: CachedPage): void {
    if (this.#best.has(page)) return;
    this.#best.add(page);
    decompressBrotli(page.body)
      .then(compressBest)
      .then((best) => {
        page.body = best;
      })
      .catch(this.#options.reportError);
  }
}

function encodingFor({ headers }: IncomingMessage) {
  return chooseEncoding(headers["accept-encoding"] as string | undefined);
}
