const ANY_BELOW = "https://*.";

/** The part of a pattern such as `https://*.preview.example.com` that every fitting origin ends with; `undefined` for one exact origin. */
export function partnerOriginSuffix(allowed: string): string | undefined {
  return allowed.startsWith(ANY_BELOW) ? allowed.slice(ANY_BELOW.length - 1) : undefined;
}

/**
 * Tells whether an origin is allowed: character by character, or as one below the host of a pattern, with its scheme and port.
 * The host itself does not fit its pattern.
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
