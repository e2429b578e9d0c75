import type { IncomingMessage } from "node:http";

const CLOSED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** `Permissions-Policy` that disables every feature except those used by the pages. */
export const permissionsPolicy = (ownFeatures: readonly string[] = []): string =>
  CLOSED_FEATURES.map((name) => `${name}=(${ownFeatures.includes(name) ? "self" : ""})`).join(", ");

/** Content security policy of every response that is not a page: nothing may run, load or frame it. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Headers of every response, of files and of pages: https for two years, no MIME sniffing, no embedding by other sites.
 */
export const BASE_HEADERS: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

/**
 * True where a request has at most one host. Two may be interpreted differently by the servers on its way, so it has to
 * be rejected with 400 (RFC 9112 §3.2).
 */
export function namesOneHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  const names = rawHeaders.filter((_, place) => place % 2 === 0);
  return names.filter((name) => name.toLowerCase() === "host").length <= 1;
}
