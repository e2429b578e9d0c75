import { DEFAULT_LANGUAGE, type Language } from "@sughurta/domain";
import { registerInstance } from "@sughurta/domain/single-instance";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { TextOverrides } from "../texts/override-texts.ts";

registerInstance("@sughurta/i18n");

type I18nContextValue = {
  language: Language;
  transform: ((text: string) => string) | undefined;
  texts: TextOverrides | undefined;
  locale: string | undefined;
};

const I18nContext = createContext<I18nContextValue>({
  language: DEFAULT_LANGUAGE,
  transform: undefined,
  texts: undefined,
  locale: undefined,
});

/**
 * Sets the language of everything inside; `texts` replaces ours, in the language `locale` where that is none of ours.
 * `transform` rewrites each text, for overflow checks.
 */
export function I18nProvider({
  language,
  transform,
  texts,
  locale,
  children,
}: {
  language: Language;
  transform?: ((text: string) => string) | undefined;
  texts?: TextOverrides | undefined;
  locale?: string | undefined;
  children: ReactNode;
}) {
  const value = useMemo(
    () => ({ language, transform, texts, locale }),
    [language, transform, texts, locale],
  );
  return <I18nContext.Provider value={value}>{children}</I18nContext.Provider>;
}

/** Language and text transformation of the nearest provider, Russian without one. */
export function useI18n(): I18nContextValue {
  return useContext(I18nContext);
}
