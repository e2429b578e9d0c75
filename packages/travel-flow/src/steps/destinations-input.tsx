import { MultiComboInput } from "@sughurta/forms";
import { useLanguage } from "@sughurta/i18n";
import type { ComboOption } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { destinationsOffered } from "../model/trip.ts";
import type { CountryList } from "../model/use-country-list.ts";

const NONE: readonly ComboOption[] = [];

export interface DestinationsInputProps {
  readonly label: string;
  readonly hint: string;
  /** Shown in the open list while the countries are loading. */
  readonly loadingText: string;
  readonly chosen: readonly string[];
  readonly countries: CountryList | undefined;
}

/** The countries of the trip; those covered by a chosen group are not offered (S1 §3, SPEC-35). */
export function DestinationsInput({
  label,
  hint,
  loadingText,
  chosen,
  countries,
}: DestinationsInputProps) {
  const language = useLanguage();
  const all = useMemo(() => countries?.destinationOptions(language), [countries, language]);
  const options = useMemo(() => (all ? destinationsOffered(all, chosen) : NONE), [all, chosen]);
  return (
    <MultiComboInput
      name="country"
      label={label}
      hint={hint}
      options={options}
      noResultsText={countries ? undefined : loadingText}
      autoComplete="off"
    />
  );
}
