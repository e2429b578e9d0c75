import { birthDateBounds, DOC_TYPES, HOLDER_AGE } from "@sughurta/domain/person";
import {
  CheckboxInput,
  DateInput,
  EmailInput,
  PhoneInput,
  RadioInput,
  TextInput,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Checkbox, Stack } from "@sughurta/ui-kit";
import { likelyHolder, withHolderCopied } from "../../order/holder-effects.ts";
import type { StepProps } from "../../order/step-props.ts";
import { travelTexts } from "../../texts/travel-texts.ts";
import { Group } from "../group.tsx";
import { DocumentInputs } from "./document-inputs.tsx";
import { FullNameInput } from "./full-name-input.tsx";

const NAME_FIELDS = {
  fullName: "holderFullName",
  lastName: "holderLastname",
  firstName: "holderFirstname",
  patronymic: "holderPatronymic",
} as const;

const DOCUMENT_FIELDS = {
  docType: "holderDocType",
  series: "holderDocSeries",
  docNumber: "holderDocNumber",
  issueDate: "holderIssueDate",
  issueInstitution: "holderIssueInstitution",
} as const;

/** Who buys: name, contacts, document, address (S1 §3, §5). */
export function HolderForm({ form, today }: Pick<StepProps, "form" | "today">) {
  const { t } = useTexts(travelTexts);
  const { values } = form;
  const { min, max } = birthDateBounds(HOLDER_AGE, today);

  function travelToo(on: boolean) {
    form.setValues((before) =>
      on ? withHolderCopied(before, likelyHolder(before)) : { ...before, holderUid: "" },
    );
  }

  return (
    <Stack gap="xl">
      <Group title={t("people.holder")} hint={t("people.holderHint")}>
        <Checkbox
          name="holderAsInsured"
          label={t("people.travelToo")}
          checked={values.holderUid !== ""}
          onChange={({ currentTarget }) => travelToo(currentTarget.checked)}
        />
        <FullNameInput
          form={form}
          fields={NAME_FIELDS}
          name={{
            fullName: values.holderFullName,
            lastName: values.holderLastname,
            firstName: values.holderFirstname,
            patronymic: values.holderPatronymic,
          }}
          own
        />
        <DateInput
          name="holderBirthday"
          label={t("people.birthday")}
          autoComplete="bday"
          min={min}
          max={max}
          today={today}
        />
        <RadioInput
          name="holderGender"
          label={t("people.gender")}
          inline
          options={[
            { value: "f", label: t("people.female") },
            { value: "m", label: t("people.male") },
          ]}
        />
      </Group>
      <Group title={t("people.contacts")}>
        <PhoneInput name="holderPhone" label={t("people.phone")} hint={t("people.phoneHint")} />
        <EmailInput
          name="holderEmail"
          label={t("people.email")}
          hint={t("people.emailHint")}
          optional
        />
      </Group>
      <Group title={t("people.holderDocument")}>
        <DocumentInputs
          fields={DOCUMENT_FIELDS}
          types={DOC_TYPES}
          docType={values.holderDocType}
          birthday={values.holderBirthday}
          today={today}
        />
        <TextInput
          name="inn"
          label={t("people.inn")}
          hint={t("people.innHint")}
          width="medium"
          autoComplete="off"
          inputMode="numeric"
          maxLength={9}
          optional
        />
      </Group>
      <Group title={t("people.address")}>
        <AddressInputs kind="Reg" label={t("people.addressReg")} />
        <CheckboxInput name="holderAddressEqual" label={t("people.addressEqual")} />
        {values.holderAddressEqual ? null : (
          <AddressInputs kind="Fact" label={t("people.addressFact")} />
        )}
      </Group>
    </Stack>
  );
}

function AddressInputs({ kind, label }: { readonly kind: "Reg" | "Fact"; readonly label: string }) {
  const { t } = useTexts(travelTexts);
  const section = kind === "Reg" ? "" : "section-fact ";
  return (
    <>
      <TextInput
        name={`holderAddress${kind}`}
        label={label}
        autoComplete={`${section}address-line1`}
        maxLength={160}
        optional
      />
      <TextInput
        name={`holderPostalCode${kind}`}
        label={t("people.postalCode")}
        hint={t("people.postalCodeHint")}
        width="short"
        autoComplete={`${section}postal-code`}
        inputMode="numeric"
        maxLength={10}
        optional
      />
    </>
  );
}
