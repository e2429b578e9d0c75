import { BASE_HEADERS, CLOSED_POLICY, permissionsPolicy } from "@sughurta/server-kit";

/** What this site itself may ask for: a claim reads the QR code of a policy with the camera. */
const OWN_FEATURES = ["camera"];

/** Headers of what a page loads. A page has twenty such files, and what binds documents only is dead weight. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  ...BASE_HEADERS,
  "content-security-policy": CLOSED_POLICY,
};

/** Headers of every other answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...FILE_HEADERS,
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": permissionsPolicy(OWN_FEATURES),
};

/** What a page's policy depends on. */
export interface PagePolicy {
  /** `sha256-…` of the scripts that stand in the page. */
  scriptHashes: readonly string[];
  /** `sha256-…` of the styles that stand in the page. */
  styleHashes: readonly string[];
  /** Origins of map tiles, on the offices page only. */
  imageOrigins: ReadonlySet<string>;
}

/**
 * Content security policy of a page. What stands in the page is allowed by its hash, so that cached
 * pages need no nonce.
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
