import * as z from "@sughurta/contracts/zod";
import type { LoadPassportReader } from "@sughurta/domain/person";
import { Form, SubmitButton, useZodForm } from "@sughurta/forms";
import { NameInputs, nameShape, ReadPassport } from "@sughurta/forms/people";

const NAMES = {
  fullName: "holderName",
  lastName: "holderLastname",
  firstName: "holderFirstname",
  patronymic: "holderPatronymic",
} as const;
const FIELDS = {
  name: NAMES,
  birthDate: "holderBirthday",
  document: { docNumber: "holderDocNumber" },
} as const;

export function Example({ load }: { readonly load: LoadPassportReader }) {
  const form = useZodForm({
    schema: z.object({ holderName: z.string(), ...nameShape(NAMES, 50) }),
    initialValues: {
      holderName: "",
      holderLastname: "",
      holderFirstname: "",
      holderPatronymic: "",
    },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <ReadPassport load={load} fields={FIELDS} today="2026-03-02" />
      <NameInputs fields={NAMES} own />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
