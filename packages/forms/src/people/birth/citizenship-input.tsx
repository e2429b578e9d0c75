import { useTexts } from "@sughurta/i18n";
import type { Choice } from "@sughurta/ui-kit";
import { ComboInput } from "#src/fields/combo-inputs.tsx";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";

export interface CitizenshipInputProps {
  readonly name: string;
  /** Countries by two-letter code. */
  readonly options: readonly Choice[];
}

/** Citizenship of any person, found by typing: the two-letter code of a country (S0 §3, S1 §3). */
export function CitizenshipInput({ name, options }: CitizenshipInputProps) {
  const { t } = useTexts(peopleTexts);
  return (
    <PersonErrors>
      <ComboInput
        name={name}
        label={t("citizenship")}
        requiredText={t("required.citizenship")}
        autoComplete="off"
        options={options}
      />
    </PersonErrors>
  );
}
