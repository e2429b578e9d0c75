import { useTexts } from "@sughurta/i18n";
import { RadioInput } from "#src/fields/choice-inputs.tsx";
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
