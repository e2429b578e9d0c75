import type { IncomingMessage } from "node:http";
import type { Encoding } from "../gateway/compress.ts";
import { SECURITY_HEADERS } from "../gateway/security-headers.ts";
import { redirectAddress } from "./page-address.ts";
import type { CachedPage } from "./page-cache.ts";

const MOVED = 301;

/** Response to one browser. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  /** `undefined` where the browser has the page already or is redirected. */
  body: Buffer | undefined;
}

/** A page in an encoding that the browser supports. */
export interface EncodedPage {
  page: CachedPage;
  encoding: Encoding;
  body: Buffer;
}

/** Responds to a request with a page: without a body where the browser has it already. */
export function toPageResponse(
  request: IncomingMessage,
  { page, encoding, body }: EncodedPage,
): PageResponse {
  const { status, headers, etag } = page;
  if (etag && request.headers["if-none-match"] === etag) {
    return { status: 304, headers, body: undefined };
  }
  const { location } = headers;
  if (location) {
    const address = redirectAddress(location, request.url ?? "");
    return withoutBody(status, { ...headers, location: address });
  }
  const length = { "content-length": String(body.byteLength) };
  const form = encoding === "identity" ? length : { ...length, "content-encoding": encoding };
  return { status, headers: { ...headers, ...form }, body };
}

/** Redirects to the canonical form of an address. */
export function toRedirectResponse(location: string): PageResponse {
  return withoutBody(MOVED, { ...SECURITY_HEADERS, location, "cache-control": "no-cache" });
}

function withoutBody(status: number, headers: Record<string, string>): PageResponse {
  return { status, headers: { ...headers, "content-length": "0" }, body: undefined };
}
