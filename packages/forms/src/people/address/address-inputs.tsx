import { useTexts } from "@sughurta/i18n";
import { TextInput } from "../../fields/text-input.tsx";
import { peopleTexts } from "../texts/people-texts.ts";
import type { AddressFields, AddressRules } from "./address-rules.ts";

export interface AddressInputsProps {
  readonly fields: AddressFields;
  readonly rules: AddressRules;
  /** Where the person is registered, or where they live. */
  readonly kind: "registered" | "actual";
  /** The buyer's own address may be filled in by the browser. */
  readonly own: boolean;
}

/** Room for letters too many: the rule tells it, nothing is cut. */
const ROOM = 10;

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
        autoComplete={token("address-line1")}
        maxLength={rules.maxLength + ROOM}
        optional={rules.address === "optional"}
      />
      {fields.postalCode === undefined ? null : (
        <TextInput
          name={fields.postalCode}
          label={t("address.postalCode")}
          hint={t("address.postalCodeHint")}
          width="short"
          autoComplete={token("postal-code")}
          inputMode="numeric"
          maxLength={10}
          optional
        />
      )}
    </>
  );
}
