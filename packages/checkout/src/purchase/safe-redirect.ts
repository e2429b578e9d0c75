import { parseAddress } from "@sughurta/api-client";

/**
 * The address of a payment page if its origin is the site's own or on the list; `undefined` for anything else, such as
 * `javascript:` or a foreign site.
 */
export function safeRedirect(
  address: string,
  allowedOrigins: readonly string[],
  siteOrigin: string,
): string | undefined {
  const url = parseAddress(address, siteOrigin);
  if (!url) return undefined;
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  if (url.username !== "" || url.password !== "") return undefined;
  const allowed = url.origin === siteOrigin || allowedOrigins.includes(url.origin);
  return allowed ? url.href : undefined;
}
