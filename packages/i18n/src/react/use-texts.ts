import type { Language } from "@sughurta/domain";
import { useMemo } from "react";
import { type Format, formatsOf } from "../format/format.ts";
import type { TextsDefinition } from "../texts/define-texts.ts";
import { translator } from "../texts/text-store.ts";
import type { Translate } from "../texts/text-types.ts";
import { useI18n } from "./i18n-provider.tsx";
import { useLoadedTexts } from "./use-loaded-texts.ts";

/** Texts, language and formats for a component. */
export type Texts<T> = { t: Translate<T>; language: Language; format: Format };

/** Texts of a package in the current language; suspends until they are loaded. */
export function useTexts<T extends object>(texts: TextsDefinition<T>): Texts<T> {
  const { language, transform } = useI18n();
  useLoadedTexts(language, texts);
  return useMemo(() => {
    const plain = translator(language, texts);
    const t: Translate<T> = transform ? (key, values) => transform(plain(key, values)) : plain;
    return { t, language, format: formatsOf(language) };
  }, [language, texts, transform]);
}

/** Language of the nearest provider. */
export function useLanguage(): Language {
  return useI18n().language;
}

/** Formats of the current language, for components without texts of their own. */
export function useFormat(): Format {
  return formatsOf(useI18n().language);
}
