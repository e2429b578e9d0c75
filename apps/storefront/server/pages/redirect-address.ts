import { CACHE_KEY_PARAMS } from "#app/navigation/cache-key-params.ts";

const RENDERED: ReadonlySet<string> = new Set([...CACHE_KEY_PARAMS, "_routes"]);

/** Where a page of ours leads, with what rendering did not see of the asked address, such as `partner`. */
export function redirectAddress(location: string, url: string): string {
  if (!location.startsWith("/")) return location;
  const { pathname, searchParams, hash } = new URL(location, "http://site");
  const question = url.indexOf("?");
  const requested = new URLSearchParams(question < 0 ? "" : url.slice(question));
  for (const [name, value] of requested) {
    if (!RENDERED.has(name) && !searchParams.has(name)) searchParams.append(name, value);
  }
  // Two slashes at the beginning would be the name of another site.
  return pathname.replace(/^\/+/, "/") + (searchParams.size > 0 ? `?${searchParams}` : "") + hash;
}
