import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { chooseEncoding, type Encoding } from "../gateway/compress.ts";
import { FILE_HEADERS, SECURITY_HEADERS } from "../gateway/security-headers.ts";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".traineddata": "application/octet-stream",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const HASHED_FOLDER = "/assets/";
/** Files that pages of other sites load. */
const SHARED_FILES: ReadonlySet<string> = new Set(["/embed.js"]);
/** A service worker makes the same requests as pages, and a new one is activated at once. */
const WORKER = "/offline-worker.js";
const WORKER_HEADERS = {
  "content-security-policy": "default-src 'none'; connect-src 'self'",
  "cache-control": "no-cache",
};
/**
 * Workers of the passport reader: they may compile WebAssembly, which no page may, and have no connection, so that no
 * picture leaves them.
 */
const PASSPORT_WORKER = /^\/assets\/passport-worker-\w+-[\w-]+\.js$/;
const PASSPORT_WORKER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";
const SUFFIX: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

interface Asset {
  file: string;
  variants: ReadonlySet<string>;
}

type ResponseData = { headers: Record<string, string>; body: Buffer };

/** Files of the client build, read once and served with the copies compressed at build. */
export class StaticAssets {
  readonly #assets: ReadonlyMap<string, Asset>;
  readonly #responses = new Map<string, ResponseData>();

  readonly #workerHeaders: Readonly<Record<string, string>>;

  constructor(
    folder: string,
    /** Further headers of the service worker, which browsers check each time. */
    workerHeaders: Readonly<Record<string, string>> = {},
  ) {
    this.#assets = listAssets(folder);
    this.#workerHeaders = { ...WORKER_HEADERS, ...workerHeaders };
  }

  /** Paths of all files. */
  get paths(): Iterable<string> {
    return this.#assets.keys();
  }

  /** Text of a file; `undefined` when there is no such file. */
  text(path: string): string | undefined {
    return this.#response(path, undefined)?.body.toString("utf8");
  }

  /** Responds to a request for a file; false when there is no such file. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const path = request.url?.split("?", 1)[0] ?? "";
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const asset = this.#response(path, request.headers["accept-encoding"]);
    if (!asset) {
      if (!path.startsWith(HASHED_FOLDER)) return false;
      // A file of another deployment: the page that requested it reloads once.
      response.writeHead(404, { ...SECURITY_HEADERS, "cache-control": "no-store" }).end();
      return true;
    }
    const { headers, body } = asset;
    if (headers.etag && request.headers["if-none-match"] === headers.etag) {
      response.writeHead(304, headers).end();
      return true;
    }
    response.writeHead(200, { ...headers, "content-length": body.byteLength });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  }

  #response(path: string, accepted: string | string[] | undefined): ResponseData | undefined {
    const asset = this.#assets.get(path);
    if (!asset) return undefined;
    const wanted = chooseEncoding(typeof accepted === "string" ? accepted : undefined);
    const encoding = asset.variants.has(SUFFIX[wanted]) ? wanted : "identity";
    const key = `${encoding}:${path}`;
    const known = this.#responses.get(key);
    if (known) return known;
    const body = getContent(asset.file + SUFFIX[encoding]);
    if (!body) return undefined;
    const hashed = path.startsWith(HASHED_FOLDER);
    const headers: Record<string, string> = {
      ...FILE_HEADERS,
      "content-type": MEDIA_TYPES[extname(path)] ?? "application/octet-stream",
      "cache-control": hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      vary: "accept-encoding",
    };
    if (path === WORKER) Object.assign(headers, this.#workerHeaders);
    if (PASSPORT_WORKER.test(path)) headers["content-security-policy"] = PASSPORT_WORKER_POLICY;
    if (SHARED_FILES.has(path)) headers["cross-origin-resource-policy"] = "cross-origin";
    if (encoding !== "identity") headers["content-encoding"] = encoding;
    if (!hashed) headers.etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
    const response = { headers, body };
    this.#responses.set(key, response);
    return response;
  }
}

/** A file may disappear while the server runs: the next deployment replaces the folder. */
function getContent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function listAssets(folder: string): Map<string, Asset> {
  const names = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) names.add(join(entry.parentPath, entry.name));
  }
  const assets = new Map<string, Asset>();
  for (const file of names) {
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    if (path.startsWith("/.") || MEDIA_TYPES[extname(file)] === undefined) continue;
    const variants = Object.values(SUFFIX).filter((suffix) => names.has(file + suffix));
    assets.set(path, { file, variants: new Set(variants) });
  }
  return assets;
}
