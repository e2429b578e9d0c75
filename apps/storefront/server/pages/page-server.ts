import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Language } from "@sughurta/domain";
import { chooseEncoding, compress, compressBest, type Encoding } from "../compress.ts";
import { readCookie } from "../cookies.ts";
import { LANGUAGE_COOKIE, languageCookie } from "../language.ts";
import { pagePolicy, SECURITY_HEADERS } from "../security-headers.ts";
import { type PageAddress, readPageAddress } from "./page-address.ts";
import { type CachedPage, PageCache } from "./page-cache.ts";
import { type ReadStyles, withRouteStyles } from "./route-styles.ts";

const SCRIPT_HASH_HEADER = "x-script-hash";
const PRIVATE_HEADER = "x-private";
const IMAGE_ORIGINS_HEADER = "x-image-origins";

const CACHE_LIMITS = { freshMs: 30_000, staleMs: 600_000, maxBytes: 32_000_000 };

/** Renders one page; the answer is not compressed and carries the start script's hash. */
export type RenderPage = (address: PageAddress) => Promise<Response>;

export interface PageServerOptions {
  render: RenderPage;
  /** What to send when rendering failed altogether. */
  failed: (status: 400 | 500) => Response;
  reportError: (error: unknown) => void;
  secureCookies: boolean;
  /** `Link` header values for pages of a language. */
  preloads?: (language: Language) => readonly string[];
  /** Stylesheets to write into pages; without it they stay files. */
  readStyles?: ReadStyles;
  limits?: typeof CACHE_LIMITS;
  now?: () => number;
}

interface Made {
  page: CachedPage;
  cacheable: boolean;
}

/** Serves pages: from the cache in microseconds, otherwise rendered once however many ask. */
export class PageServer {
  readonly cache: PageCache;
  readonly #options: PageServerOptions;
  readonly #now: () => number;
  readonly #making = new Map<string, Promise<CachedPage>>();

  constructor(options: PageServerOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.cache = new PageCache({ ...(options.limits ?? CACHE_LIMITS), now: this.#now });
  }

  /** The fast way: answers from the cache without making a request object; false when it cannot. */
  serveCached(request: IncomingMessage, response: ServerResponse): boolean {
    const url = request.url ?? "";
    if (request.method !== "GET" || url.includes("lang=")) return false;
    const address = readPageAddress(url, readCookie(request.headers.cookie, LANGUAGE_COOKIE));
    const found = address && this.cache.get(address.key);
    if (!found) return false;
    const { page, fresh } = found;
    if (!fresh) this.#refresh(address);
    const encoding = chooseEncoding(request.headers["accept-encoding"] as string | undefined);
    const body = page.bodies[encoding];
    if (!body) return false;
    if (request.headers["if-none-match"] === page.etag) {
      response.writeHead(304, page.headers).end();
      return true;
    }
    if (!page.polished) void this.#polish(page);
    page.written[encoding] ??= writtenHeaders(page.headers, encoding, body.byteLength);
    response.writeHead(page.status, page.written[encoding]).end(body);
    return true;
  }

  /** The full way: renders when needed, compresses once, answers 304 where nothing changed. */
  async serve(request: Request, url: string): Promise<Response> {
    const cookie = readCookie(request.headers.get("cookie") ?? undefined, LANGUAGE_COOKIE);
    const address = readPageAddress(url, cookie);
    if (!address) return this.#options.failed(400);
    const page = await this.#find(address);
    const headers = new Headers(page.headers);
    if (address.languageChosen) {
      headers.append("set-cookie", languageCookie(address.language, this.#options.secureCookies));
    }
    if (request.headers.get("if-none-match") === page.etag) {
      return new Response(null, { status: 304, headers });
    }
    const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined);
    const body = await bodyOf(page, encoding);
    if (encoding !== "identity") headers.set("content-encoding", encoding);
    headers.set("content-length", String(body.byteLength));
    const empty = request.method === "HEAD" || body.byteLength === 0;
    return new Response(empty ? null : new Uint8Array(body), { status: page.status, headers });
  }

  async #find(address: PageAddress): Promise<CachedPage> {
    const found = this.cache.get(address.key);
    if (!found) return this.#makeOnce(address);
    if (!found.fresh) this.#refresh(address);
    return found.page;
  }

  #refresh(address: PageAddress): void {
    if (!this.#making.has(address.key)) void this.#makeOnce(address);
  }

  /** However many ask at once, a page is made once: it depends on nothing but its address. */
  #makeOnce(address: PageAddress): Promise<CachedPage> {
    const known = this.#making.get(address.key);
    if (known) return known;
    const making = this.#make(address).finally(() => this.#making.delete(address.key));
    this.#making.set(address.key, making);
    return making;
  }

  async #make(address: PageAddress): Promise<CachedPage> {
    const madeAt = this.#now();
    const { render, failed: failedPage, reportError } = this.#options;
    const response = await render(address).catch((error: unknown) => {
      reportError(error);
      return failedPage(500);
    });
    const failed = response.status >= 500 && response.body === null;
    const made = await toPage(failed ? failedPage(500) : response, this.#options.readStyles);
    const preloads = this.#options.preloads?.(address.language) ?? [];
    const isPage = made.page.headers["content-type"]?.startsWith("text/html");
    if (isPage && preloads.length > 0) made.page.headers.link = preloads.join(", ");
    if (!made.cacheable) return made.page;
    const old = this.cache.get(address.key)?.page;
    // A page made again without a change keeps the forms it had.
    const page = old?.etag === made.page.etag ? old : made.page;
    this.cache.set(address.key, page, madeAt);
    return page;
  }

  /** A page that is asked for again is worth its smallest form, made behind the visitor's back. */
  async #polish(page: CachedPage): Promise<void> {
    page.polished = true;
    try {
      page.bodies.br = await compressBest(page.bodies.identity);
      delete page.written.br;
    } catch (error) {
      this.#options.reportError(error);
    }
  }
}

async function toPage(response: Response, readStyles: ReadStyles = () => undefined): Promise<Made> {
  const { html, hashes } = withRouteStyles(await response.text(), readStyles);
  const identity = Buffer.from(html);
  const isPrivate = response.headers.has(PRIVATE_HEADER);
  const cacheable = response.status === 200 && !isPrivate;
  const etag = `W/"${createHash("sha1").update(identity).digest("base64url")}"`;
  const headers: Record<string, string> = { ...SECURITY_HEADERS };
  for (const [name, value] of response.headers) headers[name] = value;
  const scriptHash = response.headers.get(SCRIPT_HASH_HEADER);
  const imageOrigins = response.headers.get(IMAGE_ORIGINS_HEADER)?.split(" ");
  if (scriptHash) {
    const policy = pagePolicy({ scriptHash, styleHashes: hashes, imageOrigins });
    headers["content-security-policy"] = policy;
  }
  for (const name of [SCRIPT_HASH_HEADER, PRIVATE_HEADER, IMAGE_ORIGINS_HEADER]) {
    delete headers[name];
  }
  headers.vary = "accept-encoding, cookie";
  headers["cache-control"] = cacheable ? "no-cache" : "private, no-store";
  if (cacheable) headers.etag = etag;
  return {
    page: {
      status: response.status,
      headers,
      etag: cacheable ? etag : "",
      bodies: { identity },
      written: {},
      polished: false,
    },
    cacheable,
  };
}

function writtenHeaders(
  headers: Readonly<Record<string, string>>,
  encoding: Encoding,
  bytes: number,
): string[] {
  const encoded = encoding === "identity" ? [] : ["content-encoding", encoding];
  return [...Object.entries(headers).flat(), "content-length", String(bytes), ...encoded];
}

async function bodyOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = page.bodies[encoding];
  if (known) return known;
  const body = await compress(page.bodies.identity, encoding);
  page.bodies[encoding] = body;
  return body;
}
