import { CACHE_KEY_PARAMS } from "#app/navigation/cache-key-params.ts";

const RENDERED: ReadonlySet<string> = new Set([...CACHE_KEY_PARAMS, "_routes"]);

/** Target of a redirect, with parameters of the requested address that rendering ignores, such as `partner`. */
export function redirectAddress(location: string, url: string): string {
  if (!location.startsWith("/")) return location;
  const { pathname, searchParams, hash } = new URL(location, "http://site");
  const question = url.indexOf("?");
  const requested = new URLSearchParams(question < 0 ? "" : url.slice(question));
  for (const [name, value] of requested) {
    if (!RENDERED.has(name) && !searchParams.has(name)) searchParams.append(name, value);
  }
  // Two leading slashes would address another site.
  return pathname.replace(/^\/+/, "/") + (searchParams.size > 0 ? `?${searchParams}` : "") + hash;
}
