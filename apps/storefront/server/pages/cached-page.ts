import { hash } from "node:crypto";
import { compress } from "../compress.ts";
import { pagePolicy, SECURITY_HEADERS } from "../security-headers.ts";
import type { PageStyles } from "./page-styles.ts";
import type { RenderedPage } from "./rendered-page.ts";

const SCRIPT_HASHES_HEADER = "x-script-hashes";
const IMAGE_ORIGINS_HEADER = "x-image-origins";
/** Marks a page that shows less than it should. */
export const PRIVATE_HEADER = "x-private";

/** A page as it leaves the server. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** In brotli, which nearly every browser reads; others get what it is when it is unpacked. */
  body: Buffer;
}

/** Completes what the application rendered: styles, policy, caching rules, compression. */
export async function toCachedPage(
  rendered: RenderedPage,
  styles?: PageStyles,
): Promise<{ page: CachedPage; cacheable: boolean }> {
  const {
    [SCRIPT_HASHES_HEADER]: scriptHashes,
    [IMAGE_ORIGINS_HEADER]: imageOrigins,
    [PRIVATE_HEADER]: isPrivate,
    ...own
  } = rendered.headers;
  const { html, styleHashes } = styles?.writeInto(rendered.body) ?? {
    html: rendered.body,
    styleHashes: [],
  };
  const cacheable = rendered.status === 200 && isPrivate === undefined;
  const etag = cacheable ? `W/"${hash("sha1", html, "base64url")}"` : "";
  const headers: Record<string, string> = { ...SECURITY_HEADERS, ...own };
  if (scriptHashes) {
    headers["content-security-policy"] = pagePolicy({
      scriptHashes: scriptHashes.split(" "),
      styleHashes,
      imageOrigins: imageOrigins?.split(" "),
    });
  }
  headers.vary = "accept-encoding, cookie";
  headers["cache-control"] = cacheable ? "no-cache" : "private, no-store";
  if (cacheable) headers.etag = etag;
  const body = await compress(html, "br");
  return { page: { status: rendered.status, headers, etag, body }, cacheable };
}
