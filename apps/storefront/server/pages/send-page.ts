import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding } from "../compress.ts";
import { SECURITY_HEADERS } from "../security-headers.ts";
import type { CachedPage } from "./cached-page.ts";
import { redirectAddress } from "./redirect-address.ts";

const MOVED = 301;

/** A page in one form and who asked for it. */
export interface PageToSend {
  request: IncomingMessage;
  response: ServerResponse;
  page: CachedPage;
  encoding: Encoding;
  body: Buffer;
  setCookie?: string | undefined;
}

/** Writes a page: nothing of it where the browser has it already, nothing but headers for HEAD. */
export function sendPage(sending: PageToSend): void {
  const { request, response, page, encoding, body, setCookie } = sending;
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
  response.writeHead(status, {
    ...headers,
    "content-length": body.byteLength,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Leads to the one spelling of an address. */
export function sendMoved(response: ServerResponse, location: string): void {
  const headers = { ...SECURITY_HEADERS, location, "cache-control": "no-cache" };
  response.writeHead(MOVED, { ...headers, "content-length": 0 }).end();
}
