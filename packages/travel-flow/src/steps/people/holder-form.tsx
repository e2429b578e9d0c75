import {
  birthDateBounds,
  DOC_TYPES,
  HOLDER_AGE,
  type LoadPassportReader,
} from "@sughurta/domain/person";
import { CheckboxInput, FieldScope, FoldedFields, focusField } from "@sughurta/forms";
import {
  AddressInputs,
  BirthDateInput,
  ContactInputs,
  DocumentInputs,
  FullNameInput,
  GenderInput,
  ReadPassport,
  TaxNumberInput,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { ReminderConsent } from "@sughurta/order";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { FieldGroup } from "@sughurta/order/options";
import { Checkbox } from "@sughurta/ui-kit";
import { likelyHolder, withHolderCopied } from "#src/model/holder.ts";
import {
  ADDRESS,
  HOLDER_CONTACTS,
  HOLDER_FIELDS,
  HOLDER_PROFILE_FIELDS,
} from "#src/model/people.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { StepProps } from "../step-props.ts";

/** Optional, and mostly empty. */
const FOLDED = [
  "inn",
  ...Object.values(HOLDER_FIELDS.registered),
  ...Object.values(HOLDER_FIELDS.actual),
];

export interface HolderFormProps extends Pick<StepProps, "form" | "today"> {
  /** In a step of its own, whose heading names the holder already. */
  readonly alone: boolean;
  readonly passportReader: LoadPassportReader | undefined;
}

/** The buyer: name, contacts, document, address (S1 §3, §5). */
export function HolderForm({ form, today, alone, passportReader }: HolderFormProps) {
  const { t } = useTexts(travelTexts);
  const { values } = form;

  function travelToo(on: boolean) {
    form.setValues((before) =>
      on ? withHolderCopied(before, likelyHolder(before)) : { ...before, holderUid: "" },
    );
  }

  return (
    <FieldScope.Provider value={t("people.holder")}>
      <FieldGroup title={t(alone ? "people.aboutHolder" : "people.holder")}>
        <Checkbox
          name="holderAsInsured"
          label={t("people.travelToo")}
          checked={values.holderUid !== ""}
          onChange={({ currentTarget }) => travelToo(currentTarget.checked)}
        />
        <FillFromProfile
          who="self"
          fields={HOLDER_PROFILE_FIELDS}
          docTypes={DOC_TYPES}
          onChoose={(known) => {
            form.setValues((before) => ({ ...before, ...known }));
            focusField(form, "holderFullName");
          }}
        />
        <ReadPassport
          load={passportReader}
          fields={HOLDER_PROFILE_FIELDS}
          docTypes={DOC_TYPES}
          today={today}
        />
        <FullNameInput fields={HOLDER_FIELDS.name} alphabet="latin" own />
        <BirthDateInput
          name="holderBirthday"
          {...birthDateBounds(HOLDER_AGE, today)}
          today={today}
          hint={t("people.holderAge", HOLDER_AGE)}
          own
        />
        <GenderInput name="holderGender" />
        <ContactInputs
          fields={HOLDER_FIELDS.contacts}
          rules={HOLDER_CONTACTS}
          phoneHint={t("people.phoneHint")}
          emailHint={t("people.emailHint")}
          own
        />
        <ReminderConsent />
        <DocumentInputs
          fields={HOLDER_FIELDS.document}
          types={DOC_TYPES}
          birthDate="holderBirthday"
          today={today}
        />
        <FoldedFields label={t("people.addAddress")} names={FOLDED}>
          <TaxNumberInput name="inn" optional />
          <AddressInputs fields={HOLDER_FIELDS.registered} rules={ADDRESS} kind="registered" own />
          <CheckboxInput name="holderAddressEqual" label={t("people.addressEqual")} />
          {values.holderAddressEqual ? null : (
            <AddressInputs fields={HOLDER_FIELDS.actual} rules={ADDRESS} kind="actual" own />
          )}
        </FoldedFields>
      </FieldGroup>
    </FieldScope.Provider>
  );
}
