import { birthDateBounds, DOC_TYPES, HOLDER_AGE } from "@sughurta/domain/person";
import { CheckboxInput, focusField } from "@sughurta/forms";
import {
  AddressInputs,
  BirthDateInput,
  ContactInputs,
  DocumentInputs,
  FullNameInput,
  GenderInput,
  TaxNumberInput,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup, KnownPeopleOffer } from "@sughurta/order";
import { Checkbox, Stack } from "@sughurta/ui-kit";
import { likelyHolder, withHolderCopied } from "../../order/holder-effects.ts";
import { KNOWN_HOLDER_FIELDS } from "../../order/known-people.ts";
import { ADDRESS, HOLDER_CONTACTS, HOLDER_FIELDS } from "../../order/people-fields.ts";
import type { StepProps } from "../../order/step-props.ts";
import { laterTravelTexts } from "../../texts/later-travel-texts.ts";

export interface HolderFormProps extends Pick<StepProps, "form" | "today"> {
  /** It is a step of its own, whose heading names the holder already. */
  readonly alone: boolean;
}

/** Who buys: name, contacts, document, address (S1 §3, §5). */
export function HolderForm({ form, today, alone }: HolderFormProps) {
  const { t } = useTexts(laterTravelTexts);
  const { values } = form;

  function travelToo(on: boolean) {
    form.setValues((before) =>
      on ? withHolderCopied(before, likelyHolder(before)) : { ...before, holderUid: "" },
    );
  }

  return (
    <Stack gap="xl">
      <FieldGroup
        title={alone ? t("people.aboutHolder") : t("people.holder")}
        hint={t("people.holderHint")}
      >
        <KnownPeopleOffer
          who="self"
          fields={KNOWN_HOLDER_FIELDS}
          docTypes={DOC_TYPES}
          onChoose={(known) => {
            form.setValues((before) => ({ ...before, ...known }));
            focusField(form, "holderFullName");
          }}
        />
        <Checkbox
          name="holderAsInsured"
          label={t("people.travelToo")}
          checked={values.holderUid !== ""}
          onChange={({ currentTarget }) => travelToo(currentTarget.checked)}
        />
        <FullNameInput fields={HOLDER_FIELDS.name} alphabet="latin" own />
        <BirthDateInput
          name="holderBirthday"
          {...birthDateBounds(HOLDER_AGE, today)}
          today={today}
          own
        />
        <GenderInput name="holderGender" />
      </FieldGroup>
      <FieldGroup title={t("people.contacts")}>
        <ContactInputs
          fields={HOLDER_FIELDS.contacts}
          rules={HOLDER_CONTACTS}
          phoneHint={t("people.phoneHint")}
          emailHint={t("people.emailHint")}
          own
        />
      </FieldGroup>
      <FieldGroup title={t("people.holderDocument")}>
        <DocumentInputs
          fields={HOLDER_FIELDS.document}
          types={DOC_TYPES}
          birthDate="holderBirthday"
          today={today}
        />
        <TaxNumberInput name="inn" optional />
      </FieldGroup>
      <FieldGroup title={t("people.address")}>
        <AddressInputs fields={HOLDER_FIELDS.registered} rules={ADDRESS} kind="registered" own />
        <CheckboxInput name="holderAddressEqual" label={t("people.addressEqual")} />
        {values.holderAddressEqual ? null : (
          <AddressInputs fields={HOLDER_FIELDS.actual} rules={ADDRESS} kind="actual" own />
        )}
      </FieldGroup>
    </Stack>
  );
}
