import { MultiComboInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { ComboOption } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { destinationsOffered } from "../order/country-effects.ts";
import { useCountryList } from "../order/use-country-list.ts";
import { quickQuoteTexts } from "./quick-quote-texts.ts";

const NONE: readonly ComboOption[] = [];

/** The countries of the trip; what a chosen group covers is not offered (S1 §3, decision 35). */
export function CountryChoice({ chosen }: { readonly chosen: readonly string[] }) {
  const { t, language } = useTexts(quickQuoteTexts);
  const countries = useCountryList(chosen.length > 0);
  const all = useMemo(() => countries?.destinationOptions(language), [countries, language]);
  const options = useMemo(() => (all ? destinationsOffered(all, chosen) : NONE), [all, chosen]);
  return (
    <MultiComboInput
      name="country"
      label={t("quote.country")}
      hint={t("quote.countryHint")}
      options={options}
      noResultsText={countries ? undefined : t("quote.countriesLoading")}
    />
  );
}
