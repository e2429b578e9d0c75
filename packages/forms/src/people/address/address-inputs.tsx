import { useTexts } from "@sughurta/i18n";
import { TextInput } from "#src/fields/text-input.tsx";
import { PersonErrors } from "../person-errors.tsx";
import type { AddressFields, AddressRules } from "../person-rules.ts";
import { peopleTexts } from "../texts/people-texts.ts";

export interface AddressInputsProps {
  /** Names of the values in the form. */
  readonly fields: AddressFields;
  /** The optional fields. */
  readonly rules: AddressRules;
  /** The registered or actual address of a person. */
  readonly kind: "registered" | "actual";
  /** The browser may autofill the buyer's own address. */
  readonly own: boolean;
}

/** An address and its postal code (S1 §3). */
export function AddressInputs({ fields, rules, kind, own }: AddressInputsProps) {
  const { t } = useTexts(peopleTexts);
  const section = kind === "registered" ? "" : "section-fact ";
  const token = (part: string) => (own ? `${section}${part}` : "off");
  return (
    <>
      <TextInput
        name={fields.address}
        label={t(`address.${kind}`)}
        requiredText={t(`required.${kind}`)}
        autoComplete={token("address-line1")}
        optional={rules.address === "optional"}
      />
      {fields.postalCode === undefined ? null : (
        <PostalCodeInput name={fields.postalCode} autoComplete={token("postal-code")} />
      )}
    </>
  );
}

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
