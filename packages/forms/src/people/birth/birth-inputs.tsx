import { useTexts } from "@sughurta/i18n";
import type { Choice } from "@sughurta/ui-kit";
import { RadioInput } from "#src/fields/choice-inputs.tsx";
import { ComboInput } from "#src/fields/combo-inputs.tsx";
import { DateInput, type DateInputProps } from "#src/fields/date-input.tsx";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";

export interface BirthDateInputProps
  extends Pick<DateInputProps, "name" | "min" | "max" | "stated" | "today" | "hint"> {
  /** The browser may autofill the buyer's own birth date. */
  readonly own: boolean;
}

/** Birth date, typed (S0 §3, S1 §3). */
export function BirthDateInput({ own, ...field }: BirthDateInputProps) {
  const { t } = useTexts(peopleTexts);
  return (
    <PersonErrors>
      <DateInput
        {...field}
        label={t("birthDate")}
        requiredText={t("required.birthDate")}
        autoComplete={own ? "bday" : "off"}
      />
    </PersonErrors>
  );
}

/** Female or male, `f` or `m` in the form (S0 §3). */
export function GenderInput({ name }: { readonly name: string }) {
  const { t } = useTexts(peopleTexts);
  return (
    <RadioInput
      name={name}
      label={t("gender")}
      requiredText={t("required.gender")}
      inline
      options={[
        { value: "f", label: t("female") },
        { value: "m", label: t("male") },
      ]}
    />
  );
}

export interface CitizenshipInputProps {
  readonly name: string;
  /** Countries by two-letter code. */
  readonly options: readonly Choice[];
}

/** Citizenship of anybody, found by typing: the two-letter code of a country (S0 §3, S1 §3). */
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
