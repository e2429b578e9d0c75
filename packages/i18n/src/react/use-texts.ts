import type { Language } from "@sughurta/domain";
import { useMemo } from "react";
import { type Format, formatsOf } from "../format/format.ts";
import type { TextsDefinition } from "../texts/define-texts.ts";
import { overridden } from "../texts/override-texts.ts";
import { lazyTexts, translator } from "../texts/text-store.ts";
import type { Translate } from "../texts/text-types.ts";
import { useI18n } from "./i18n-provider.tsx";
import { type RichTranslate, richTranslate } from "./rich-text.ts";

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
    return { t, rich: richTranslate(t), language, format: formatsOf(language, locale) };
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
  return formatsOf(language, locale);
}
