import { LANGUAGE_NAMES, type Language } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { cacheKeySearch } from "../navigation/cache-key-params.ts";
import { shellTexts } from "../texts/shell-texts.ts";

/** Tajik is shown as TJ (SPEC-1). */
const SHOWN = { ru: "RU", tg: "TJ", en: "EN" } as const;

/** The redirect target after signing in stays in the address; cached pages are rendered without it. */
function keepNext({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const next = new URLSearchParams(window.location.search).get("next");
  if (next === null) return;
  const address = new URL(link.href);
  address.searchParams.set("next", next);
  link.href = address.href;
}

/** The languages as plain links: the server sets the cookie and renders the page again, with or without scripts. */
export function LanguageSwitcher({ languages }: { languages: readonly Language[] }) {
  const { t, language } = useTexts(shellTexts);
  const { pathname, search } = useLocation();
  const shown = cacheKeySearch(pathname, search);
  if (languages.length < 2) return null;
  return (
    <nav className="sf-languages" aria-label={t("language.label")}>
      <ul className="sf-languages__list">
        {languages.map((item) => (
          <li key={item}>
            <a
              className="sf-language"
              href={`${pathname}?${shown ? `${shown}&` : ""}lang=${item}`}
              onClick={keepNext}
              lang={item}
              hrefLang={item}
              data-native=""
              aria-label={`${SHOWN[item]}, ${LANGUAGE_NAMES[item]}`}
              aria-current={item === language ? "true" : undefined}
            >
              {SHOWN[item]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
