import { useTexts } from "@sughurta/i18n";
import { TextInput } from "#src/fields/text-input.tsx";
import type { BoundFieldProps } from "#src/fields/use-form-field.ts";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";

/** Tax number (INN) of a person (S1 §3, S2 §3). */
export function TaxNumberInput({ name, optional }: Pick<BoundFieldProps, "name" | "optional">) {
  const { t } = useTexts(peopleTexts);
  return (
    <PersonErrors>
      <TextInput
        name={name}
        label={t("taxNumber")}
        requiredText={t("required.taxNumber")}
        hint={t("taxNumberHint")}
        width="medium"
        autoComplete="off"
        inputMode="numeric"
        optional={optional}
      />
    </PersonErrors>
  );
}
