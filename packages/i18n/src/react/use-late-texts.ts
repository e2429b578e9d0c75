import { useMemo, useSyncExternalStore } from "react";
import type { TextsDefinition } from "../texts/define-texts.ts";
import { areLoaded, askForTexts, onTextsLoaded, translator } from "../texts/text-store.ts";
import type { TextKey, TextValues } from "../texts/text-types.ts";
import { useI18n } from "./i18n-provider.tsx";

/** Gives the text of a key, and nothing while the texts are on their way. */
export type LateTranslate<T> = (key: TextKey<T>, values?: TextValues) => string | undefined;

/**
 * Texts that nothing may wait for, such as those of errors: the first use loads them, and
 * the component renders again when they are there.
 */
export function useLateTexts<T extends object>(texts: TextsDefinition<T>): LateTranslate<T> {
  const { language, transform } = useI18n();
  const isHere = () => areLoaded(language, texts);
  const here = useSyncExternalStore(onTextsLoaded, isHere, isHere);
  return useMemo(() => {
    if (!here) {
      return () => {
        askForTexts(language, [texts]);
        return undefined;
      };
    }
    const plain = translator(language, texts);
    return transform ? (key, values) => transform(plain(key, values)) : plain;
  }, [here, language, texts, transform]);
}
