import { BASE_HEADERS, CLOSED_POLICY, permissionsPolicy } from "@sughurta/server-kit";

/** Permissions of this site: the QR code of a policy is read with the camera, and offices are sorted by distance. */
const OWN_FEATURES = ["camera", "geolocation"];

/** Headers of a page's assets. A page has twenty such files, and headers that concern documents only are omitted. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  ...BASE_HEADERS,
  "content-security-policy": CLOSED_POLICY,
};

/** Headers of every other response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...FILE_HEADERS,
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": permissionsPolicy(OWN_FEATURES),
};

/** Parameters of a page's content security policy. */
export interface PagePolicy {
  /** `sha256-…` of the inline scripts of the page. */
  scriptHashes: readonly string[];
  /** `sha256-…` of the inline styles of the page. */
  styleHashes: readonly string[];
  /** Origins of map tiles, on the offices page only. */
  imageOrigins: ReadonlySet<string>;
}

/**
 * Content security policy of a page. Inline scripts and styles are allowed by their hash, so that cached pages need no
 * nonce.
 */
export function pagePolicy({ scriptHashes, styleHashes, imageOrigins }: PagePolicy): string {
  return [
    "default-src 'none'",
    ["script-src", ...scriptHashes.map(quoted), "'strict-dynamic'"].join(" "),
    ["style-src 'self'", ...styleHashes.map(quoted)].join(" "),
    ["img-src 'self' data: blob:", ...imageOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default sg-html",
  ].join("; ");
}

function quoted(hash: string): string {
  return `'${hash}'`;
}
