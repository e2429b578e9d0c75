import { useFirstMove } from "@sughurta/api-client/react";
import { askForTexts, type TextsDefinition, useLanguage } from "@sughurta/i18n";
import { useCallback } from "react";

/** Fetches texts with a visitor's first move. Keep the list the same between renders. */
export function usePreloadedTexts(texts: readonly TextsDefinition<object>[]): void {
  const language = useLanguage();
  useFirstMove(useCallback(() => askForTexts(language, texts), [language, texts]));
}
