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

/** `Permissions-Policy` that closes every feature but those that the pages themselves use. */
export const permissionsPolicy = (ownFeatures: readonly string[] = []): string =>
  CLOSED_FEATURES.map((name) => `${name}=(${ownFeatures.includes(name) ? "self" : ""})`).join(", ");

/** Policy of every answer that is not a page: nothing may run, load or frame it. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/** Headers of every answer, of files and of pages: https for two years, no guessing of types, no use by other sites. */
export const BASE_HEADERS: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};
