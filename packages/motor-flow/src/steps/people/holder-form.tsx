import { needsTaxNumber, residentDocTypes } from "@sughurta/domain/motor";
import {
  DOC_TYPES,
  type DocType,
  MOTOR_DOCUMENT_FROM_AGE,
  MOTOR_HOLDER_AGE,
} from "@sughurta/domain/person";
import { FieldScope, focusField, RadioInput, TextInput } from "@sughurta/forms";
import {
  AddressInputs,
  BirthDateInput,
  ContactInputs,
  DocumentInputs,
  FullNameInput,
  GenderInput,
  holderBirthDates,
  peopleTexts,
  ReadPassport,
  TaxNumberInput,
  ValidToInput,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { ReminderConsent } from "@sughurta/order";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { FieldGroup } from "@sughurta/order/options";
import { Stack, TextField } from "@sughurta/ui-kit";
import {
  HOLDER_ADDRESS,
  HOLDER_ADDRESS_RULES,
  HOLDER_CONTACTS,
  HOLDER_DOCUMENT,
  HOLDER_ISSUE,
  HOLDER_NAME,
  HOLDER_PROFILE_FIELDS_OF,
  holderDocTypes,
  holderPassportFields,
} from "#src/model/holder-fields.ts";
import { motorTexts } from "#src/texts/motor-texts.ts";
import type { StepProps } from "../step-props.ts";

/** The buyer; compulsory liability has residence, tax number and city, casco gender and e-mail (S2 §2, SPEC-56). */
export function HolderForm({ form, product, today, passportReader }: Omit<StepProps, "quote">) {
  const { t } = useTexts(motorTexts);
  const isLiability = product === "MTPL";
  const { residentType } = form.values;
  const email = isLiability ? "optional" : "required";
  return (
    <FieldScope.Provider value={t("people.holder")}>
      <Stack gap="xl">
        <FieldGroup
          title={t("people.holder")}
          titleHidden={!isLiability}
          hint={isLiability ? t("people.holderHint") : undefined}
        >
          <FillFromProfile
            who="self"
            fields={HOLDER_PROFILE_FIELDS_OF(product)}
            docTypes={holderDocTypes(product, form.values)}
            onChoose={(known) => {
              form.setValues((before) => ({ ...before, ...known }));
              focusField(form, HOLDER_NAME.fullName);
            }}
          />
          {isLiability ? (
            <RadioInput
              name="residentType"
              label={t("people.residence")}
              inline
              options={[
                { value: "resident", label: t("people.resident") },
                { value: "nonresident", label: t("people.nonresident") },
              ]}
            />
          ) : null}
          <FullNameInput fields={HOLDER_NAME} alphabet="any" own />
          <ReadPassport
            load={passportReader}
            fields={holderPassportFields(product, form.values)}
            docTypes={holderDocTypes(product, form.values)}
            today={today}
          />
          <BirthDateInput
            name="holderBirthday"
            {...holderBirthDates(today, MOTOR_HOLDER_AGE)}
            today={today}
            own
          />
          {isLiability ? null : <GenderInput name="holderGender" />}
          <ContactInputs
            fields={HOLDER_CONTACTS}
            rules={{ phone: "required", email }}
            phoneHint={t("people.phoneHint")}
            emailHint={t("people.emailHint")}
            own
          />
          <ReminderConsent />
        </FieldGroup>
        <FieldGroup title={t("people.document")}>
          <DocumentType types={isLiability ? residentDocTypes(residentType) : DOC_TYPES} />
          <DocumentInputs
            fields={isLiability ? HOLDER_DOCUMENT : HOLDER_ISSUE}
            birthDate="holderBirthday"
            fromAge={MOTOR_DOCUMENT_FROM_AGE}
            today={today}
          />
          {isLiability ? (
            <LiabilityPapers needsTax={needsTaxNumber(residentType)} today={today} />
          ) : null}
        </FieldGroup>
        <FieldGroup title={t("people.address")}>
          {isLiability ? (
            <TextInput
              name="city"
              label={t("people.city")}
              requiredText={t("required.city")}
              autoComplete="address-level2"
            />
          ) : null}
          <AddressInputs
            fields={HOLDER_ADDRESS}
            rules={HOLDER_ADDRESS_RULES}
            kind="registered"
            own
          />
        </FieldGroup>
      </Stack>
    </FieldScope.Provider>
  );
}

/** The type of document; the only type that the residence allows is shown as text (S2 §2, §4). */
function DocumentType({ types }: { readonly types: readonly DocType[] }) {
  const { t } = useTexts(peopleTexts);
  const { t: own } = useTexts(motorTexts);
  const names = {
    0: t("document.passport.name"),
    1: t("document.travelPassport.name"),
    2: t("document.foreignPassport.name"),
  } as const;
  const field = { name: "holderDocType", label: own("people.docType") } as const;
  const [only, ...others] = types;
  if (only !== undefined && others.length === 0) {
    return <TextField {...field} value={names[only]} readOnly />;
  }
  return (
    <RadioInput
      {...field}
      options={types.map((type) => ({ value: String(type), label: names[type] }))}
    />
  );
}

function LiabilityPapers({
  needsTax,
  today,
}: {
  readonly needsTax: boolean;
  readonly today: string;
}) {
  return (
    <>
      <ValidToInput name="holderDocValidTo" today={today} />
      {needsTax ? <TaxNumberInput name="inn" /> : null}
    </>
  );
}
