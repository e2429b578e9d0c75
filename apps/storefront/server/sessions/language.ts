import { DEFAULT_LANGUAGE, type Language } from "@sughurta/domain";
import { serialize } from "hono/utils/cookie";
import { COOKIE_SECONDS } from "./cookies.ts";

export const LANGUAGE_COOKIE = "lang";

/**
 * Language of a page (SPEC-1), one of the offered ones: from the address' `?lang=`, then the cookie, then the first,
 * which is Russian by default.
 */
export function negotiateLanguage(
  offered: readonly Language[],
  requested: string | null,
  cookie: string | undefined,
): Language {
  const find = (wanted: string | null | undefined) => offered.find((one) => one === wanted);
  return find(requested) ?? find(cookie) ?? offered[0] ?? DEFAULT_LANGUAGE;
}

/** Stores a choice made by `?lang=`; readable by scripts, since it is no secret. */
export function languageCookie(language: Language, secure: boolean): string {
  return serialize(LANGUAGE_COOKIE, language, {
    path: "/",
    maxAge: COOKIE_SECONDS[LANGUAGE_COOKIE],
    sameSite: "Lax",
    secure,
  });
}
