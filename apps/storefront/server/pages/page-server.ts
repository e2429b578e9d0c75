import type { IncomingMessage, ServerResponse } from "node:http";
import {
  chooseEncoding,
  compress,
  compressBest,
  decompress,
  type Pace,
  type PageEncoding,
  readsZstd,
} from "../compress.ts";
import { readCookie } from "../cookies.ts";
import { insurersToday } from "../insurers-today.ts";
import { LANGUAGE_COOKIE, languageCookie } from "../language.ts";
import { madePage } from "./made-page.ts";
import { type PageAddress, readPageAddress } from "./page-address.ts";
import { type CachedPage, PageCache } from "./page-cache.ts";
import { PageStyles, type ReadStyles } from "./page-styles.ts";
import { RecentAddresses } from "./recent-addresses.ts";
import { redirectAddress } from "./redirect-address.ts";
import { type RenderedPage, readAnswer } from "./rendered-page.ts";
import { Turns } from "./turns.ts";

const CACHE_LIMITS = { freshMs: 30_000, staleMs: 600_000, maxBytes: 16_000_000 };

/** So many pages that wait are a crowd: the last of them is some ten milliseconds away. */
const CROWD = 4;

/** Renders one page, not compressed, with the start script's hash among its headers. */
export type RenderPage = (address: PageAddress) => Promise<RenderedPage>;

export interface PageServerOptions {
  render: RenderPage;
  /** What to send when rendering failed altogether. */
  failed: (status: 400 | 500) => Response;
  reportError: (error: unknown) => void;
  secureCookies: boolean;
  /** Stylesheets to write into pages; without it they stay files. */
  readStyles?: ReadStyles;
  limits?: typeof CACHE_LIMITS;
  now?: () => number;
}

/** Serves pages: from the cache in microseconds, otherwise rendered once however many ask. */
export class PageServer {
  readonly cache: PageCache;
  readonly #options: PageServerOptions;
  readonly #now: () => number;
  readonly #styles: PageStyles | undefined;
  readonly #turns = new Turns();
  readonly #recent = new RecentAddresses();
  readonly #making = new Map<string, Promise<CachedPage>>();

  constructor(options: PageServerOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#styles = options.readStyles && new PageStyles(options.readStyles);
    this.cache = new PageCache({ ...(options.limits ?? CACHE_LIMITS), now: this.#now });
  }

  /** The fast way: answers from the cache without making a request object; false when it cannot. */
  serveCached(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? "";
    if (request.method !== "GET" || url.includes("lang=")) return false;
    const address = this.#addressOf(request);
    const found = address && this.cache.get(address.key);
    if (!found) return false;
    const { page, fresh } = found;
    if (!fresh) this.#refresh(address);
    const encoding = encodingFor(page, request);
    const body = page.bodies[encoding];
    if (!body) return false;
    this.#polish(address.key, page);
    send({ request, response, page, encoding, body });
    return true;
  }

  /** True where the page of a request is kept, so that serving it renders nothing. */
  isCached(request: IncomingMessage): boolean {
    const address = this.#addressOf(request);
    return address !== undefined && this.cache.get(address.key) !== undefined;
  }

  /** The full way: renders when needed, compresses once, answers 304 where nothing changed. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = this.#addressOf(request);
    const page = address ? await this.#find(address) : await this.#failed(400);
    await this.#answer(request, response, { address, page });
  }

  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    { address, page }: { address: PageAddress | undefined; page: CachedPage },
  ): Promise<void> {
    const pace = this.#turns.waiting < CROWD ? "calm" : "crowded";
    const encoding = encodingFor(page, request, pace);
    const body = await this.#bodyOf(page, encoding, pace);
    if (address) this.cache.weigh(address.key);
    const setCookie = address?.languageChosen
      ? languageCookie(address.language, this.#options.secureCookies)
      : undefined;
    send({ request, response, page, encoding, body, setCookie });
  }

  #addressOf({ url = "", headers }: IncomingMessage): PageAddress | undefined {
    const cookie = readCookie(headers.cookie, LANGUAGE_COOKIE);
    return readPageAddress(url, cookie, insurersToday(this.#now()));
  }

  async #find(address: PageAddress): Promise<CachedPage> {
    const found = this.cache.get(address.key);
    if (!found) return this.#makeOnce(address);
    if (!found.fresh) this.#refresh(address);
    this.#polish(address.key, found.page);
    return found.page;
  }

  #refresh(address: PageAddress): void {
    if (!this.#making.has(address.key)) void this.#makeOnce(address);
  }

  /** However many ask at once, a page is made once: it depends on nothing but its address. */
  #makeOnce(address: PageAddress): Promise<CachedPage> {
    const known = this.#making.get(address.key);
    if (known) return known;
    // Whoever waits grows old in memory, and what an old function holds goes with the old only: a
    // page is made in functions that begin with its turn.
    const making = this.#turns
      .take(() => this.#make(address))
      .finally(() => this.#making.delete(address.key));
    this.#making.set(address.key, making);
    return making;
  }

  async #make(address: PageAddress): Promise<CachedPage> {
    const madeAt = this.#now();
    const { render, reportError } = this.#options;
    const rendered = await render(address).catch(reportError);
    if (!rendered || (rendered.status >= 500 && rendered.body.byteLength === 0)) {
      return this.#failed(500);
    }
    const made = madePage(rendered, this.#styles);
    if (!made.cacheable || !this.#isWorthKeeping(address)) return made.page;
    const old = this.cache.get(address.key)?.page;
    // A page made again without a change keeps the forms it had.
    const page = old?.etag === made.page.etag ? old : made.page;
    this.cache.set(address.key, page, madeAt);
    return page;
  }

  /** Anybody can make up parameters: such an address has to come twice before it takes room. */
  #isWorthKeeping({ path, key }: PageAddress): boolean {
    return !path.includes("?") || this.#recent.note(key);
  }

  async #failed(status: 400 | 500): Promise<CachedPage> {
    return madePage(await readAnswer(this.#options.failed(status))).page;
  }

  /**
   * Makes a form at its first request; the whole text is not kept beside a compressed one. While a
   * crowd waits, the styles stay in their files. The policy allows both forms: they are one page.
   */
  async #bodyOf(page: CachedPage, encoding: PageEncoding, pace: Pace): Promise<Buffer> {
    const known = page.bodies[encoding];
    if (known) return known;
    const identity = identityOf(page);
    if (encoding === "identity") return identity;
    const form = pace === "calm" ? this.#withStyles(identity) : identity;
    const body = await compress(form, encoding, pace);
    page.bodies[encoding] ??= body;
    delete page.bodies.identity;
    return body;
  }

  #withStyles(page: Buffer): Buffer {
    return this.#styles?.writeInto(page) ?? page;
  }

  /** A page that is asked for again is worth its best form, made once, behind the visitor's back. */
  #polish(key: string, page: CachedPage): void {
    if (page.polished) return;
    page.polished = true;
    compressBest(this.#withStyles(identityOf(page)))
      .then((best) => {
        page.bodies.br = best;
        delete page.written.br;
        delete page.bodies.zstd;
        this.cache.weigh(key);
      })
      .catch(this.#options.reportError);
  }
}

/** The best form that the browser reads; zstd where that is there already, or has to be there soon. */
function encodingFor(
  page: CachedPage,
  { headers }: IncomingMessage,
  pace: Pace = "calm",
): PageEncoding {
  const accepted = headers["accept-encoding"] as string | undefined;
  const best = chooseEncoding(accepted);
  if (page.bodies[best] || !readsZstd(accepted)) return best;
  return pace === "crowded" || page.bodies.zstd ? "zstd" : best;
}

interface Sending {
  request: IncomingMessage;
  response: ServerResponse;
  page: CachedPage;
  encoding: PageEncoding;
  body: Buffer;
  setCookie?: string | undefined;
}

function send({ request, response, page, encoding, body, setCookie }: Sending): void {
  const { status, headers, etag } = page;
  if (setCookie) response.setHeader("set-cookie", setCookie);
  if (etag && request.headers["if-none-match"] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { location } = headers;
  if (location) {
    const address = redirectAddress(location, request.url ?? "");
    response.writeHead(status, { ...headers, location: address, "content-length": 0 }).end();
    return;
  }
  response.writeHead(status, headersFor(page, encoding, body));
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Headers of a form, kept beside it; the form being sent may have been replaced by a smaller one. */
function headersFor(page: CachedPage, encoding: PageEncoding, body: Buffer): string[] {
  const { headers, bodies, written } = page;
  if (bodies[encoding] !== body) return writtenHeaders(headers, encoding, body.byteLength);
  written[encoding] ??= writtenHeaders(headers, encoding, body.byteLength);
  return written[encoding];
}

function writtenHeaders(
  headers: Readonly<Record<string, string>>,
  encoding: PageEncoding,
  bytes: number,
): string[] {
  const encoded = encoding === "identity" ? [] : ["content-encoding", encoding];
  return [...Object.entries(headers).flat(), "content-length", String(bytes), ...encoded];
}

function identityOf({ bodies }: CachedPage): Buffer {
  const { identity, br, zstd, gzip } = bodies;
  if (identity) return identity;
  if (br) return decompress(br, "br");
  return zstd ? decompress(zstd, "zstd") : decompress(gzip ?? Buffer.alloc(0), "gzip");
}
