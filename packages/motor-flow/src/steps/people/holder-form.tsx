import { needsTaxNumber } from "@sughurta/domain/motor";
import {
  birthDateBounds,
  DOC_TYPES,
  docTypeOf,
  MOTOR_DOCUMENT_FROM_AGE,
  MOTOR_HOLDER_AGE,
  validToBounds,
} from "@sughurta/domain/person";
import { DateInput, focusField, RadioInput, TextInput } from "@sughurta/forms";
import {
  AddressInputs,
  BirthDateInput,
  ContactInputs,
  DocumentInputs,
  FullNameInput,
  GenderInput,
  peopleTexts,
  TaxNumberInput,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { FieldGroup, KnownPeopleOffer } from "@sughurta/order";
import { Stack, TextField } from "@sughurta/ui-kit";
import { holderDocTypes, knownHolderFields } from "../../order/known-people.ts";
import type { StepProps } from "../../order/step-props.ts";
import { motorTexts } from "../../texts/motor-texts.ts";
import {
  HOLDER_ADDRESS,
  HOLDER_ADDRESS_RULES,
  HOLDER_CONTACTS,
  HOLDER_DOCUMENT,
  HOLDER_ISSUE,
  HOLDER_NAME,
} from "./holder-fields.ts";

/** Who buys; compulsory liability asks residence, tax number and city, casco gender and e-mail (S2 §2, decision 56). */
export function HolderForm({ form, product, today }: Omit<StepProps, "quote">) {
  const { t } = useTexts(motorTexts);
  const isLiability = product === "MTPL";
  const { residentType } = form.values;
  const email = isLiability ? "optional" : "required";
  return (
    <Stack gap="xl">
      <FieldGroup title={t("people.holder")} hint={t("people.holderHint")}>
        <KnownPeopleOffer
          who="self"
          fields={knownHolderFields(product)}
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
        <BirthDateInput
          name="holderBirthday"
          {...birthDateBounds(MOTOR_HOLDER_AGE, today)}
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
      </FieldGroup>
      <FieldGroup title={t("people.document")}>
        <DocumentType docType={form.values.holderDocType} isLocked={isLiability} />
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
            autoComplete="address-level2"
            maxLength={45}
          />
        ) : null}
        <AddressInputs fields={HOLDER_ADDRESS} rules={HOLDER_ADDRESS_RULES} kind="registered" own />
      </FieldGroup>
    </Stack>
  );
}

/** The type of document: of liability it follows from the residence and is only told (S2 §2, §4). */
function DocumentType({
  docType,
  isLocked,
}: {
  readonly docType: string;
  readonly isLocked: boolean;
}) {
  const { t } = useTexts(peopleTexts);
  const { t: own } = useTexts(motorTexts);
  const names = {
    0: t("document.passport.name"),
    1: t("document.travelPassport.name"),
    2: t("document.foreignPassport.name"),
  } as const;
  const field = { name: "holderDocType", label: own("people.docType") } as const;
  if (isLocked) {
    return <TextField {...field} value={names[docTypeOf(docType) ?? 0]} readOnly />;
  }
  return (
    <RadioInput
      {...field}
      options={DOC_TYPES.map((type) => ({ value: String(type), label: names[type] }))}
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
  const { t } = useTexts(peopleTexts);
  return (
    <>
      <DateInput
        name="holderDocValidTo"
        label={t("document.validTo")}
        autoComplete="off"
        {...validToBounds(today)}
        today={today}
      />
      {needsTax ? <TaxNumberInput name="inn" /> : null}
    </>
  );
}
