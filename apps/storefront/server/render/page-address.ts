import type { Language } from "@sughurta/domain";
import { CACHE_KEY_PARAMS, cacheKeySearch } from "#app/navigation/cache-key-params.ts";
import { canonicalPath } from "#app/navigation/link-target.ts";
import { negotiateLanguage } from "../sessions/language.ts";

const MAX_ADDRESS = 2_000;
const DATA_SUFFIX = ".data";
/** Ids of routes in the format of React Router's browser side. */
const ROUTES = /^[\w/.,-]{1,200}$/;

/** Determines the content of a page: its canonical address and the language. */
export interface PageAddress {
  /** Path and relevant parameters, in canonical form. */
  path: string;
  language: Language;
  /** The visitor chose the language with this address. */
  languageChosen: boolean;
  /** Part of the cache key: a page that was rendered yesterday shows yesterday's dates. */
  key: string;
}

/** Redirect from another spelling of an address: the whole query is preserved. */
export interface RedirectAddress {
  redirectTo: string;
}

/** Reads the address of a page, in canonical form; `undefined` when it is invalid. */
export function readPageAddress(
  url: string,
  knownLanguage: string | undefined,
  { today, languages }: { readonly today: string; readonly languages: readonly Language[] },
): PageAddress | RedirectAddress | undefined {
  if (url.length > MAX_ADDRESS) return undefined;
  const question = url.indexOf("?");
  const pathname = question < 0 ? url : url.slice(0, question);
  const search = question < 0 ? "" : url.slice(question);
  const spelled = canonicalPath(pathname);
  if (spelled === undefined) return undefined;
  if (spelled !== pathname) return { redirectTo: spelled + search };
  const requested = new URLSearchParams(search);
  const query = [cacheKeySearch(pathname, search), getRoutes(pathname, requested)].filter(
    (part) => part !== "",
  );
  const path = query.length === 0 ? pathname : `${pathname}?${query.join("&")}`;
  const chosen = requested.get("lang");
  const language = negotiateLanguage(languages, chosen, knownLanguage);
  const key = `${today} ${language} ${path}`;
  return { path, language, languageChosen: chosen === language, key };
}

/** The routes whose data the application requests after a navigation. */
function getRoutes(pathname: string, requested: URLSearchParams): string {
  const routes = requested.get("_routes");
  if (routes === null || !pathname.endsWith(DATA_SUFFIX) || !ROUTES.test(routes)) return "";
  return String(new URLSearchParams({ _routes: routes }));
}

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
