import { LANGUAGE_NAMES, LANGUAGES } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { useLocation } from "react-router";
import { shownSearch } from "../navigation/shown-parameters.ts";
import { shellTexts } from "../texts/shell-texts.ts";

/** Tajik is shown as TJ (decision 1). */
const SHOWN = { ru: "RU", tg: "TJ", en: "EN" } as const;

/** Languages as plain links: the server sets the cookie and renders anew, scripts or not. */
export function LanguageSwitcher() {
  const { t, language } = useTexts(shellTexts);
  const { pathname, search } = useLocation();
  const shown = shownSearch(search);
  return (
    <nav className="sf-languages" aria-label={t("language.label")}>
      <ul className="sf-languages__list">
        {LANGUAGES.map((item) => (
          <li key={item}>
            <a
              className="sf-language"
              href={`${pathname}?${shown ? `${shown}&` : ""}lang=${item}`}
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
