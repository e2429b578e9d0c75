import * as z from "@sughurta/contracts/zod";
import type { Language } from "@sughurta/domain";
import { I18nProvider } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { CheckboxInput, RadioInput, SelectInput } from "../fields/choice-inputs.tsx";
import { DateInput } from "../fields/date-input.tsx";
import { PhoneInput } from "../fields/phone-input.tsx";
import { EmailInput, TextAreaInput, TextInput } from "../fields/text-input.tsx";
import { Form, SubmitButton } from "../form/form.tsx";
import { useZodForm, type ZodFormOptions } from "../form/use-zod-form.ts";
import * as rules from "../validation/validators.ts";

const birthDates = { min: "1946-11-21", max: "2026-11-21" };

export const holderSchema = z.object({
  lastName: rules.personName,
  email: rules.optionalEmail,
  phone: rules.phone,
  gender: rules.gender,
  country: rules.choiceFrom(["TJ", "UZ"]),
  birthDate: rules.dateWithin(birthDates),
  note: rules.optionalText(),
  las: z.array(z.object({ name: rules.personName })),
  agree: rules.agreement,
});

export const emptyHolder: z.input<typeof holderSchema> = {
  lastName: "",
  email: "",
  phone: "",
  gender: "",
  country: "",
  birthDate: "",
  note: "",
  las: [{ name: "" }],
  agree: false,
};

export const goodHolder: z.input<typeof holderSchema> = {
  lastName: "Раҳимов",
  email: "rahimov@mail.tj",
  phone: "927123456",
  gender: "m",
  country: "TJ",
  birthDate: "1990-12-31",
  note: "",
  las: [{ name: "Анна" }],
  agree: true,
};

const GENDERS = [
  { value: "f", label: "Женский" },
  { value: "m", label: "Мужской" },
];
const COUNTRIES = [
  { value: "TJ", label: "Таджикистан" },
  { value: "UZ", label: "Узбекистан" },
];

type HolderOptions = Partial<ZodFormOptions<typeof holderSchema>>;

/** A form with every kind of field in a language of its own. */
export function HolderForm({
  language = "ru",
  errorSummary,
  surnameLabel,
  ...options
}: HolderOptions & Omit<HolderFieldsProps, "options"> & { language?: Language }) {
  return (
    <I18nProvider language={language}>
      <HolderFields options={options} errorSummary={errorSummary} surnameLabel={surnameLabel} />
    </I18nProvider>
  );
}

interface HolderFieldsProps {
  options: HolderOptions;
  errorSummary?: boolean | undefined;
  surnameLabel?: string | undefined;
}

/** A form with every kind of field, for tests and stories. */
export function HolderFields({
  options,
  errorSummary,
  surnameLabel = "Фамилия",
}: HolderFieldsProps) {
  const [sent, setSent] = useState("");
  const form = useZodForm({
    initialValues: emptyHolder,
    schema: holderSchema,
    onSubmit: (values) => setSent(JSON.stringify(values)),
    ...options,
  });
  return (
    <Form form={form} errorSummary={errorSummary}>
      <Stack gap="lg">
        <TextInput name="lastName" label={surnameLabel} autoComplete="family-name" />
        <EmailInput name="email" label="Эл. почта" optional />
        <PhoneInput name="phone" label="Телефон" />
        <RadioInput name="gender" label="Пол" options={GENDERS} inline />
        <SelectInput name="country" label="Страна" options={COUNTRIES} />
        <DateInput name="birthDate" label="Дата рождения" autoComplete="bday" {...birthDates} />
        <TextAreaInput name="note" label="Примечание" optional />
        <TextInput name="las[0].name" label="Имя застрахованного" />
        <CheckboxInput name="agree" label="Согласен с правилами" />
        <SubmitButton>Купить</SubmitButton>
      </Stack>
      <output>{sent}</output>
    </Form>
  );
}
