import { CLOSED_POLICY } from "@sughurta/server-kit";
import { LRUCache } from "lru-cache";
import { fetchUpstream } from "../../cache/fetch-upstream.ts";
import { chooseEncoding, compress, type Encoding } from "../compress.ts";
import { failureResponse, tooManyResponse } from "../failure-response.ts";
import type { GatewayLimits } from "../gateway-limits.ts";
import type { GatewayRequest } from "../gateway-request.ts";
import { SECURITY_HEADERS } from "../security-headers.ts";

const FILE_PATH = /^\/files\/(?:[\w-]+(?:\.[\w-]+)*\/)*[\w-]+(?:\.[\w-]+)+$/;
const TIMEOUT_MS = 5_000;
const MAX_CACHED_BYTES = 1_000_000;
const CACHE_BYTES = 24_000_000;
/** Address, headers and the entry itself. */
const AROUND_FILE_BYTES = 1_000;
const FRESH_MS = 3_600_000;
/** An SVG may contain styles; it may not run or load anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
const PDF_POLICY = "default-src 'none'; object-src 'self'; frame-ancestors 'none'";

const POLICIES: Readonly<Record<string, string>> = {
  "image/svg+xml": SVG_POLICY,
  "application/pdf": PDF_POLICY,
  "image/avif": CLOSED_POLICY,
  "image/webp": CLOSED_POLICY,
  "image/png": CLOSED_POLICY,
  "image/jpeg": CLOSED_POLICY,
};

interface CachedFile {
  type: string;
  until: number;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

export interface FilesGatewayOptions {
  now?: () => number;
}

/** Pictures and documents of the content service from our own address, cached in memory while small. */
export class FilesGateway {
  /** An SVG is also cached compressed, which takes less memory than the original. */
  readonly #cache = new LRUCache<string, CachedFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bodies }) => bodies.identity.byteLength * 2 + AROUND_FILE_BYTES,
  });
  readonly #baseUrl: string;
  readonly #limits: GatewayLimits;
  readonly #now: () => number;

  constructor(
    baseUrl: string,
    limits: GatewayLimits,
    { now = Date.now }: FilesGatewayOptions = {},
  ) {
    this.#baseUrl = baseUrl;
    this.#limits = limits;
    this.#now = now;
  }

  /** Pages of other sites may show pictures with `isShared`. */
  async respond(request: GatewayRequest, { isShared = false } = {}): Promise<Response> {
    const response = await this.#responseFor(request);
    if (isShared && response.headers.get("content-type")?.startsWith("image/")) {
      response.headers.set("cross-origin-resource-policy", "cross-origin");
    }
    return response;
  }

  async #responseFor(request: GatewayRequest): Promise<Response> {
    const { pathname } = request.url;
    if (!FILE_PATH.test(pathname)) return failureResponse("notFound", request);
    const cached = this.#cache.get(pathname);
    if (cached && this.#now() < cached.until) return this.#send(cached, request);
    const wait = this.#limits.uncached(request.address);
    if (wait > 0) return cached ? this.#send(cached, request) : tooManyResponse(request, wait);
    const fetched = await this.#fetch(pathname).catch(() => undefined);
    if (fetched === "missing") return failureResponse("notFound", request);
    const file = fetched ?? cached;
    return file ? this.#send(file, request) : failureResponse("unavailable", request);
  }

  async #fetch(pathname: string): Promise<CachedFile | "missing" | undefined> {
    const response = await fetchUpstream(new URL(pathname, this.#baseUrl), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    const type = response.headers.get("content-type")?.split(";", 1)[0] ?? "";
    if (response.status !== 200 || !(type in POLICIES)) {
      await response.body?.cancel();
      return response.status < 500 ? "missing" : undefined;
    }
    const identity = Buffer.from(await response.arrayBuffer());
    const file: CachedFile = { type, until: this.#now() + FRESH_MS, bodies: { identity } };
    if (identity.byteLength <= MAX_CACHED_BYTES) this.#cache.set(pathname, file);
    return file;
  }

  async #send({ type, bodies }: CachedFile, request: GatewayRequest): Promise<Response> {
    const drawing = type === "image/svg+xml";
    const accepted = request.raw.headers.get("accept-encoding") ?? undefined;
    const encoding = drawing ? chooseEncoding(accepted) : "identity";
    bodies[encoding] ??= await compress(bodies.identity, encoding);
    const body = bodies[encoding];
    const headers = new Headers({
      ...SECURITY_HEADERS,
      "content-security-policy": POLICIES[type] ?? CLOSED_POLICY,
      "content-type": type,
      "content-length": String(body.byteLength),
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    });
    if (drawing) headers.set("vary", "accept-encoding");
    if (encoding !== "identity") headers.set("content-encoding", encoding);
    const empty = request.raw.method === "HEAD";
    return new Response(empty ? null : new Uint8Array(body), { headers });
  }
}
