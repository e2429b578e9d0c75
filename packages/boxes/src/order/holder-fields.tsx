import { BOX_NAME_MAX_LENGTH } from "@sughurta/domain";
import { HOLDER_AGE } from "@sughurta/domain/person";
import { focusField, type ZodForm } from "@sughurta/forms";
import {
  BirthDateInput,
  ContactInputs,
  DocumentInputs,
  GenderInput,
  holderBirthDates,
  NameInputs,
  OwnCitizenshipInput,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup, KnownPeopleOffer } from "@sughurta/order";
import type { BoxOrderValues } from "./box-order-values.ts";
import { HOLDER_CONTACTS, HOLDER_FIELDS, KNOWN_HOLDER_FIELDS } from "./holder-field-names.ts";
import { boxOrderTexts } from "./texts/box-order-texts.ts";

export interface HolderFieldsProps {
  readonly form: ZodForm<BoxOrderValues>;
  readonly today: string;
}

/** Who buys, with which document, and how to reach them; names of fields as in S0 §3. */
export function HolderFields({ form, today }: HolderFieldsProps) {
  const { t } = useTexts(boxOrderTexts);

  return (
    <>
      <FieldGroup title={t("person")}>
        <KnownPeopleOffer
          who="self"
          fields={KNOWN_HOLDER_FIELDS}
          onChoose={(known) => {
            form.setValues((before) => ({ ...before, ...known }));
            focusField(form, HOLDER_FIELDS.name.lastName);
          }}
        />
        <NameInputs fields={HOLDER_FIELDS.name} maxLength={BOX_NAME_MAX_LENGTH} own />
        <GenderInput name="holderGender" />
        <BirthDateInput
          name="holderBirthDate"
          {...holderBirthDates(today, HOLDER_AGE)}
          today={today}
          own
        />
        <OwnCitizenshipInput name="holderCountry" />
      </FieldGroup>
      <FieldGroup title={t("document")}>
        <DocumentInputs fields={HOLDER_FIELDS.document} today={today} />
      </FieldGroup>
      <FieldGroup title={t("contacts")}>
        <ContactInputs
          fields={HOLDER_FIELDS.contacts}
          rules={HOLDER_CONTACTS}
          phoneHint={t("contactsHint")}
          emailHint={t("emailHint")}
          own
        />
      </FieldGroup>
    </>
  );
}
