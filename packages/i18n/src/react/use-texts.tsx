import { DEFAULT_LANGUAGE, type Language } from "@sughurta/domain";
import { registerInstance } from "@sughurta/domain/single-instance";
import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from "react";
import { type Format, getFormats } from "../format/format.ts";
import { overridden, type TextOverrides } from "../texts/override-texts.ts";
import type { TextsDefinition } from "../texts/text-store.ts";
import { lazyTexts, translator } from "../texts/text-store.ts";
import type { TextKey, TextValues, Translate } from "../texts/text-types.ts";

/** Parts for `{{name}}` in a text; a string or number is excluded from browser translation. */
export type TextParts = Readonly<Record<string, ReactNode>>;

/**
 * Returns the text of a key with elements at its placeholders, in the order of the language. Prices, names, numbers and
 * codes are `parts`: they get an element of their own with `translate="no"`. Words of the page's language are `values`.
 */
export type RichTranslate<T> = (
  key: TextKey<T>,
  parts: TextParts,
  values?: TextValues,
) => ReactNode;

const PLACE = /\{\{(\w+)\}\}/;

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

/** Texts, language and formats for a component. */
export type Texts<T> = {
  t: Translate<T>;
  /** The same texts with elements in their places. */
  rich: RichTranslate<T>;
  language: Language;
  format: Format;
};

/** Texts of a package in the current language; suspends until they are loaded. */
export function useTexts<T extends object>(texts: TextsDefinition<T>): Texts<T> {
  const { language, transform, texts: overrides, locale } = useI18n();
  const own = overrides?.[texts.name];
  lazyTexts(language, texts).use();
  return useMemo(() => {
    const t = transformed(
      overridden(translator(language, texts), language, own, locale),
      transform,
    );
    return { t, rich: richTranslate(t), language, format: getFormats(language, locale) };
  }, [language, texts, own, transform, locale]);
}

/** The same translator where there is no transformation of texts. */
export function transformed<T>(
  t: Translate<T>,
  transform: ((text: string) => string) | undefined,
): Translate<T> {
  if (!transform) return t;
  return Object.assign((...call: Parameters<typeof t>) => transform(t(...call)), { has: t.has });
}

/** Language of the nearest provider. */
export function useLanguage(): Language {
  return useI18n().language;
}

/** Formats of the current language, for components without texts of their own. */
export function useFormat(): Format {
  const { language, locale } = useI18n();
  return getFormats(language, locale);
}

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
function useI18n(): I18nContextValue {
  return useContext(I18nContext);
}

function getPart(part: ReactNode): ReactNode {
  const isVerbatim = typeof part === "string" || typeof part === "number";
  return isVerbatim ? createElement("span", { translate: "no" }, part) : part;
}

/** Creates a translator of texts with elements from one of strings. */
function richTranslate<T>(t: Translate<T>): RichTranslate<T> {
  return (key, parts, values) => {
    const places = Object.keys(parts).map((name) => [name, `{{${name}}}`]);
    // Every second piece is the name of a part.
    const pieces = t(key, { ...values, ...Object.fromEntries(places) }).split(PLACE);
    const nodes = pieces.map((piece, index) => (index % 2 === 0 ? piece : getPart(parts[piece])));
    return createElement(Fragment, null, ...nodes);
  };
}
