import type { FieldError } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useCallback } from "react";
import { quickQuoteTexts } from "./quick-quote-texts.ts";

const OWN_CODES = [
  "chooseCountry",
  "tripBegin",
  "tripEnd",
  "tripLength",
  "multiTripBegin",
  "holderAge",
  "personTooOld",
] as const;

/** Texts of the error codes that a trip has and other forms have not. */
export function useQuickQuoteErrors() {
  const { t } = useTexts(quickQuoteTexts);
  return useCallback(
    ({ code }: FieldError) => {
      const own = OWN_CODES.find((known) => known === code);
      return own ? t(`errors.${own}`) : undefined;
    },
    [t],
  );
}
