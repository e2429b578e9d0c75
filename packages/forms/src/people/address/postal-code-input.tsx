import { useTexts } from "@sughurta/i18n";
import { TextInput } from "#src/fields/text-input.tsx";
import { PersonErrors } from "../person-errors.tsx";
import { peopleTexts } from "../texts/people-texts.ts";

export interface PostalCodeInputProps {
  readonly name: string;
  readonly autoComplete: string;
}

/** Postal code of Tajikistan, optional (S1 §3). */
export function PostalCodeInput({ name, autoComplete }: PostalCodeInputProps) {
  const { t } = useTexts(peopleTexts);
  return (
    <PersonErrors>
      <TextInput
        name={name}
        label={t("address.postalCode")}
        hint={t("address.postalCodeHint")}
        width="short"
        autoComplete={autoComplete}
        inputMode="numeric"
        optional
      />
    </PersonErrors>
  );
}
