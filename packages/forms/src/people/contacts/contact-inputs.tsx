import { useTexts } from "@sughurta/i18n";
import type { ReactNode } from "react";
import { PhoneInput } from "#src/fields/phone-input.tsx";
import { EmailInput } from "#src/fields/text-input.tsx";
import { formTexts } from "#src/texts/form-texts.ts";
import type { ContactFields, ContactRules } from "../person-rules.ts";
import { peopleTexts } from "../texts/people-texts.ts";

export interface ContactInputsProps {
  /** Names of the values in the form. */
  readonly fields: ContactFields;
  /** The optional fields. */
  readonly rules: ContactRules;
  /** The browser may autofill the buyer's own contacts. */
  readonly own: boolean;
  /** Hints about messages to the phone and to the e-mail address. */
  readonly phoneHint?: ReactNode;
  /** Hint below the e-mail address, such as what is sent there. */
  readonly emailHint?: ReactNode;
}

/** Contacts of a person: phone and e-mail (S0 §3, S1 §3). */
export function ContactInputs({ fields, rules, own, phoneHint, emailHint }: ContactInputsProps) {
  const { t } = useTexts(formTexts);
  const { t: person } = useTexts(peopleTexts);
  const filledIn = own ? {} : { autoComplete: "off" };
  return (
    <>
      <PhoneInput
        {...filledIn}
        name={fields.phone}
        label={t("contacts.phone")}
        hint={phoneHint}
        requiredText={person("required.phone")}
        optional={rules.phone === "optional"}
      />
      <EmailInput
        {...filledIn}
        name={fields.email}
        label={t("contacts.email")}
        hint={emailHint}
        requiredText={person("required.email")}
        optional={rules.email === "optional"}
      />
    </>
  );
}
