import { COUNTRIES, COUNTRY_GROUPS, countryLabel } from "@sughurta/domain/countries";
import {
  DateInput,
  EmailInput,
  PhoneInput,
  RadioInput,
  SelectInput,
  TextInput,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { Choice } from "@sughurta/ui-kit";
import { type ReactNode, useMemo } from "react";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { holderDateRanges } from "./box-order-schema.ts";

/** Who buys, with which document, and how to reach them; names of fields as in S0 §3. */
export function HolderFields({ today }: { readonly today: string }) {
  const { t, language } = useTexts(boxesTexts);
  const ranges = holderDateRanges(today);
  const countries = useMemo<Choice[]>(
    () =>
      COUNTRIES.filter((country) => !COUNTRY_GROUPS.includes(country))
        .map((country) => ({ value: country.code2, label: countryLabel(country, language) }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  );

  return (
    <>
      <Group title={t("order.person")}>
        <TextInput
          name="holderLastName"
          label={t("order.holderLastName")}
          hint={t("order.nameHint")}
          autoComplete="family-name"
          maxLength={60}
        />
        <TextInput
          name="holderFirstName"
          label={t("order.holderFirstName")}
          autoComplete="given-name"
          maxLength={60}
        />
        <TextInput
          name="holderSecondName"
          label={t("order.holderSecondName")}
          autoComplete="additional-name"
          maxLength={60}
          optional
        />
        <RadioInput
          name="holderGender"
          label={t("order.holderGender")}
          inline
          options={[
            { value: "f", label: t("order.female") },
            { value: "m", label: t("order.male") },
          ]}
        />
        <DateInput
          name="holderBirthDate"
          label={t("order.holderBirthDate")}
          autoComplete="bday"
          {...ranges.birthDate}
          today={today}
        />
        <SelectInput
          name="holderCountry"
          label={t("order.holderCountry")}
          autoComplete="country"
          options={countries}
        />
      </Group>
      <Group title={t("order.document")}>
        <TextInput
          name="holderDocSeries"
          label={t("order.holderDocSeries")}
          width="short"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={10}
          optional
        />
        <TextInput
          name="holderDocNumber"
          label={t("order.holderDocNumber")}
          hint={t("order.docHint")}
          width="medium"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
        />
        <DateInput
          name="holderIssueDate"
          label={t("order.holderIssueDate")}
          {...ranges.issueDate}
          today={today}
          picker
        />
        <TextInput
          name="holderIssueInstitution"
          label={t("order.holderIssueInstitution")}
          autoComplete="off"
          maxLength={160}
        />
      </Group>
      <Group title={t("order.contacts")}>
        <PhoneInput
          name="holderPhone"
          label={t("order.holderPhone")}
          hint={t("order.contactsHint")}
        />
        <EmailInput
          name="holderEmail"
          label={t("order.holderEmail")}
          hint={t("order.emailHint")}
          optional
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="sg-box-order__group">
      <legend className="sg-box-order__legend">{title}</legend>
      {children}
    </fieldset>
  );
}
