import { hash } from "node:crypto";
import { pagePolicy, SECURITY_HEADERS } from "../security-headers.ts";
import type { CachedPage } from "./page-cache.ts";
import type { PageStyles } from "./page-styles.ts";
import type { RenderedPage } from "./rendered-page.ts";

const SCRIPT_HASH_HEADER = "x-script-hash";
const IMAGE_ORIGINS_HEADER = "x-image-origins";
/** Marks a page that shows less than it should. */
export const PRIVATE_HEADER = "x-private";

/** A page ready to be sent, and whether others may see it too. */
export interface MadePage {
  page: CachedPage;
  cacheable: boolean;
}

/** Completes what the application rendered: policy, caching rules. */
export function madePage(rendered: RenderedPage, styles?: PageStyles): MadePage {
  const {
    [SCRIPT_HASH_HEADER]: scriptHash,
    [IMAGE_ORIGINS_HEADER]: imageOrigins,
    [PRIVATE_HEADER]: isPrivate,
    ...own
  } = rendered.headers;
  const identity = rendered.body;
  const cacheable = rendered.status === 200 && isPrivate === undefined;
  const etag = cacheable ? `W/"${hash("sha1", identity, "base64url")}"` : "";
  const headers: Record<string, string> = { ...SECURITY_HEADERS, ...own };
  if (scriptHash) {
    headers["content-security-policy"] = pagePolicy({
      scriptHash,
      styleHashes: styles?.hashesOf(identity),
      imageOrigins: imageOrigins?.split(" "),
    });
  }
  headers.vary = "accept-encoding, cookie";
  headers["cache-control"] = cacheable ? "no-cache" : "private, no-store";
  if (cacheable) headers.etag = etag;
  return {
    page: {
      status: rendered.status,
      headers,
      etag,
      bodies: { identity },
      written: {},
      polished: false,
    },
    cacheable,
  };
}
