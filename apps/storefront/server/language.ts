import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@sughurta/domain";
import { serialize } from "hono/utils/cookie";

export const LANGUAGE_COOKIE = "lang";

/** A language choice lasts a year. */
const LANGUAGE_COOKIE_SECONDS = 31_536_000;

/** Language of a page (SPEC-1): the address' `?lang=`, then the cookie, then Russian. */
export function negotiateLanguage(requested: string | null, cookie: string | undefined): Language {
  if (requested !== null && isLanguage(requested)) return requested;
  if (cookie !== undefined && isLanguage(cookie)) return cookie;
  return DEFAULT_LANGUAGE;
}

/** Keeps a choice made by `?lang=`; readable by scripts, since it is no secret. */
export function languageCookie(language: Language, secure: boolean): string {
  return serialize(LANGUAGE_COOKIE, language, {
    path: "/",
    maxAge: LANGUAGE_COOKIE_SECONDS,
    sameSite: "Lax",
    secure,
  });
}
