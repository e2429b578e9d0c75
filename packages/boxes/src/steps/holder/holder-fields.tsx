import { HOLDER_AGE, type LoadPassportReader } from "@sughurta/domain/person";
import { FieldScope, focusField, type ZodForm } from "@sughurta/forms";
import {
  BirthDateInput,
  ContactInputs,
  DocumentInputs,
  GenderInput,
  holderBirthDates,
  NameInputs,
  OwnCitizenshipInput,
  ReadPassport,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { ReminderConsent } from "@sughurta/order";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { FieldGroup } from "@sughurta/order/options";
import {
  type BoxOrderValues,
  HOLDER_CONTACTS,
  HOLDER_FIELDS,
  HOLDER_PROFILE_FIELDS,
} from "#src/model/box-order-values.ts";
import { boxOrderTexts } from "#src/texts/boxes-texts.ts";

export interface HolderFieldsProps {
  readonly form: ZodForm<BoxOrderValues>;
  readonly today: string;
  readonly passportReader: LoadPassportReader | undefined;
}

/** The buyer with document and contacts; names of fields as in S0 §3. */
export function HolderFields({ form, today, passportReader }: HolderFieldsProps) {
  const { t } = useTexts(boxOrderTexts);

  return (
    <FieldScope.Provider value={t("person")}>
      <FieldGroup title={t("person")}>
        <FillFromProfile
          who="self"
          fields={HOLDER_PROFILE_FIELDS}
          onChoose={(known) => {
            form.setValues((before) => ({ ...before, ...known }));
            focusField(form, HOLDER_FIELDS.name.lastName);
          }}
        />
        <NameInputs fields={HOLDER_FIELDS.name} own />
        <ReadPassport load={passportReader} fields={HOLDER_PROFILE_FIELDS} today={today} />
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
        <ReminderConsent />
      </FieldGroup>
    </FieldScope.Provider>
  );
}
