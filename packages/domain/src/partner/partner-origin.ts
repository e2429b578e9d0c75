const ANY_BELOW = "https://*.";

/**
 * The common suffix of the origins of a pattern such as `https://*.preview.example.com`; `undefined` for one exact
 * origin.
 */
export function partnerOriginSuffix(allowed: string): string | undefined {
  return allowed.startsWith(ANY_BELOW) ? allowed.slice(ANY_BELOW.length - 1) : undefined;
}

/**
 * Whether an origin is allowed: by exact match, or as a subdomain of the host of a pattern, with its scheme and port.
 * The host itself does not match its pattern.
 */
export function fitsPartnerOrigin(allowed: string, origin: string): boolean {
  const suffix = partnerOriginSuffix(allowed);
  if (suffix === undefined) return origin === allowed;
  const labels = origin.slice("https://".length, -suffix.length);
  return (
    origin.startsWith("https://") &&
    origin.endsWith(suffix) &&
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(labels)
  );
}
