import type { Language } from "@sughurta/domain";
import { shownSearch } from "#app/navigation/shown-parameters.ts";
import { negotiateLanguage } from "../language.ts";

const LONGEST_ADDRESS = 2_000;

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

/** Reads the address of a page; undefined when it is no address at all. */
export function readPageAddress(
  url: string,
  languageCookie: string | undefined,
  today: string,
): PageAddress | undefined {
  if (url.length > LONGEST_ADDRESS || !url.startsWith("/")) return undefined;
  const question = url.indexOf("?");
  const pathname = question < 0 ? url : url.slice(0, question);
  if (!isDecodable(pathname)) return undefined;
  // Most addresses have no query, and most answers come from the cache: they take the short way.
  if (question < 0) return address(pathname, null, languageCookie, today);
  const asked = new URLSearchParams(url.slice(question));
  const routes = asked.get("_routes");
  const query = [
    shownSearch(url.slice(question)),
    // Which routes' data the application asks for, after a navigation.
    routes === null ? "" : String(new URLSearchParams({ _routes: routes })),
  ].filter((part) => part !== "");
  const path = query.length === 0 ? pathname : `${pathname}?${query.join("&")}`;
  return address(path, asked.get("lang"), languageCookie, today);
}

function address(
  path: string,
  chosen: string | null,
  cookie: string | undefined,
  today: string,
): PageAddress {
  const language = negotiateLanguage(chosen, cookie);
  const key = `${today} ${language} ${path}`;
  return { path, language, languageChosen: chosen === language, key };
}

function isDecodable(pathname: string): boolean {
  if (pathname.startsWith("//")) return false;
  if (!pathname.includes("%")) return true;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
