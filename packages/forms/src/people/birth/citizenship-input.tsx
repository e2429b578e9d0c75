import { useTexts } from "@sughurta/i18n";
import type { Choice } from "@sughurta/ui-kit";
import * as z from "zod/mini";
import { SelectInput } from "../../fields/choice-inputs.tsx";
import { ComboInput } from "../../fields/combo-inputs.tsx";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";

export interface CitizenshipInputProps {
  readonly name: string;
  /** Countries by two-letter code. */
  readonly options: readonly Choice[];
  /** The buyer's own country, from a list of the browser's own; else a country is found by typing. */
  readonly own: boolean;
}

/** Citizenship: the two-letter code of a country (S0 §3, S1 §3). */
export function CitizenshipInput({ name, options, own }: CitizenshipInputProps) {
  const { t } = useTexts(peopleTexts);
  const label = t("citizenship");
  return (
    <PersonErrors>
      {own ? (
        <SelectInput name={name} label={label} autoComplete="country" options={options} />
      ) : (
        <ComboInput name={name} label={label} autoComplete="off" options={options} />
      )}
    </PersonErrors>
  );
}

/** A country that was chosen. */
export const citizenship = z.string().check(z.minLength(2, "country"));
