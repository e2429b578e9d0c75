import { hash } from "node:crypto";
import { compressPage } from "../compress.ts";
import { SECURITY_HEADERS } from "../security-headers.ts";

/** Cache header of a page that is incomplete or personal. */
export const NEVER_CACHED = "private, no-store";

/** A page as sent by the server. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** In brotli, which nearly every browser supports; others get it decompressed. */
  body: Buffer;
}

/** Completes a rendered page: security headers, cache headers, compression. */
export async function toCachedPage(
  rendered: Response,
): Promise<{ page: CachedPage; cacheable: boolean }> {
  const { status } = rendered;
  const html = Buffer.from(await rendered.arrayBuffer());
  const cacheable = status === 200 && rendered.headers.get("cache-control") !== NEVER_CACHED;
  const etag = cacheable ? `W/"${hash("sha1", html, "base64url")}"` : "";
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    ...Object.fromEntries(rendered.headers),
    vary: "accept-encoding, cookie",
    "cache-control": cacheable ? "no-cache" : NEVER_CACHED,
    ...(cacheable ? { etag } : {}),
  };
  const body = compressPage(html);
  return { page: { status, headers, etag, body }, cacheable };
}
