import { type ErrorText, errorTextFrom } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useMemo } from "react";
import { quickQuoteTexts } from "./quick-quote-texts.ts";

/** Texts of the error codes of a trip that other forms do not have. */
export function useQuickQuoteErrors(): ErrorText {
  const { t } = useTexts(quickQuoteTexts);
  return useMemo(() => errorTextFrom(t), [t]);
}
