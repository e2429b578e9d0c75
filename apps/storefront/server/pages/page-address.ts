import type { Language } from "@sughurta/domain";
import { cacheKeySearch } from "#app/navigation/cache-key-params.ts";
import { canonicalPath } from "#app/navigation/canonical-path.ts";
import { negotiateLanguage } from "../language.ts";

const LONGEST_ADDRESS = 2_000;
const DATA_SUFFIX = ".data";
/** Ids of routes as React Router's browser side writes them. */
const ROUTES = /^[\w/.,-]{1,200}$/;

/** What decides how a page looks: its address without noise, and the language. */
export interface PageAddress {
  /** Path and shown parameters, in one spelling. */
  path: string;
  language: Language;
  /** The visitor chose the language with this very address. */
  languageChosen: boolean;
  /** Tells pages apart: a page that was made yesterday shows yesterday's dates. */
  key: string;
}

/** Another spelling of an address: the whole query is kept. */
export interface MovedAddress {
  movedTo: string;
}

/** Reads the address of a page, in its one spelling; undefined when it is no address at all. */
export function readPageAddress(
  url: string,
  languageCookie: string | undefined,
  { today, languages }: { readonly today: string; readonly languages: readonly Language[] },
): PageAddress | MovedAddress | undefined {
  if (url.length > LONGEST_ADDRESS) return undefined;
  const question = url.indexOf("?");
  const pathname = question < 0 ? url : url.slice(0, question);
  const search = question < 0 ? "" : url.slice(question);
  const spelled = canonicalPath(pathname);
  if (spelled === undefined) return undefined;
  if (spelled !== pathname) return { movedTo: spelled + search };
  const requested = new URLSearchParams(search);
  const query = [cacheKeySearch(pathname, search), routesOf(pathname, requested)].filter(
    (part) => part !== "",
  );
  const path = query.length === 0 ? pathname : `${pathname}?${query.join("&")}`;
  const chosen = requested.get("lang");
  const language = negotiateLanguage(languages, chosen, languageCookie);
  const key = `${today} ${language} ${path}`;
  return { path, language, languageChosen: chosen === language, key };
}

/** Which routes' data the application asks for, after a navigation. */
function routesOf(pathname: string, requested: URLSearchParams): string {
  const routes = requested.get("_routes");
  if (routes === null || !pathname.endsWith(DATA_SUFFIX) || !ROUTES.test(routes)) return "";
  return String(new URLSearchParams({ _routes: routes }));
}
