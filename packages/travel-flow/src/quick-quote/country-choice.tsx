import { isCovered } from "@sughurta/domain/travel";
import { MultiComboInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { ComboOption } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { destinationOf } from "../order/country-effects.ts";
import { useCountryList } from "../order/use-country-list.ts";
import { quickQuoteTexts } from "./quick-quote-texts.ts";

const NONE: readonly ComboOption[] = [];

/** The countries of the trip; what a chosen group covers is not offered (S1 §3, decision 35). */
export function CountryChoice({ chosen }: { readonly chosen: readonly string[] }) {
  const { t, language } = useTexts(quickQuoteTexts);
  const countries = useCountryList(chosen.length > 0);
  const options = useMemo(() => {
    const taken = chosen.map(destinationOf);
    const all = countries?.destinationOptions(language) ?? NONE;
    return all.filter(({ value }) => !isCovered(destinationOf(value), taken));
  }, [countries, language, chosen]);
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
