import { useFirstMove } from "@sughurta/api-client/react";
import { laterFormTexts } from "@sughurta/forms";
import { askForTexts, useLanguage } from "@sughurta/i18n";
import { useCallback } from "react";

/** Fetches the words of errors with a visitor's first move, so that a slow line has them when a field is left. */
export function useFormTexts(): void {
  const language = useLanguage();
  useFirstMove(useCallback(() => askForTexts(language, [laterFormTexts]), [language]));
}
