import { COUNTRIES } from "@sughurta/domain/countries";
import {
  ComboInput,
  DateInput,
  dateWithin,
  Form,
  gender,
  MultiComboInput,
  PhoneInput,
  personName,
  phone,
  RadioInput,
  requiredText,
  SelectInput,
  SubmitButton,
  TextInput,
  useZodForm,
} from "@sughurta/forms";
import { Stack } from "@sughurta/ui-kit";
import * as z from "zod/mini";

/** Six fields a person; with the two fields of the trip the form has more than sixty. */
const PEOPLE = Array.from({ length: 10 }, (_, index) => index);
const BIRTH_DATES = { min: "1946-11-21", max: "2026-11-21" };
const GENDERS = [
  { value: "f", label: "Женский" },
  { value: "m", label: "Мужской" },
];
const COUNTRY_OPTIONS = COUNTRIES.map(({ code2, labelRu, labelTj, labelEn }) => ({
  value: code2,
  label: labelRu,
  keywords: [code2, labelTj, labelEn],
}));

const schema = z.object({
  country: z.array(z.string()).check(z.minLength(1, "choice")),
  holderCountry: requiredText(),
  las: z.array(
    z.object({
      lastName: personName,
      firstName: personName,
      birthday: dateWithin(BIRTH_DATES),
      gender,
      phone,
      docType: requiredText(),
    }),
  ),
});

/** As many fields as the longest order has: ten people with six fields each, and two country lists. */
export function LongForm() {
  const form = useZodForm({
    schema,
    initialValues: {
      country: [],
      holderCountry: "TJ",
      las: PEOPLE.map(() => ({
        lastName: "",
        firstName: "",
        birthday: "",
        gender: "",
        phone: "",
        docType: "",
      })),
    },
    onSubmit: () => {},
  });
  return (
    <Form form={form}>
      <Stack gap="lg">
        <MultiComboInput name="country" label="Страны" options={COUNTRY_OPTIONS} />
        <ComboInput name="holderCountry" label="Гражданство" options={COUNTRY_OPTIONS} />
        {PEOPLE.map((index) => (
          <Stack key={index}>
            <TextInput name={`las[${index}].lastName`} label="Фамилия" />
            <TextInput name={`las[${index}].firstName`} label="Имя" />
            <DateInput name={`las[${index}].birthday`} label="Дата рождения" {...BIRTH_DATES} />
            <RadioInput name={`las[${index}].gender`} label="Пол" options={GENDERS} inline />
            <PhoneInput name={`las[${index}].phone`} label="Телефон" />
            <SelectInput name={`las[${index}].docType`} label="Документ" options={GENDERS} />
          </Stack>
        ))}
        <SubmitButton>Купить</SubmitButton>
      </Stack>
    </Form>
  );
}
