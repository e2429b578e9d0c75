import * as z from "@sughurta/contracts/zod";
import { Form, SubmitButton, useZodForm } from "@sughurta/forms";
import { NameInputs, nameShape } from "@sughurta/forms/people";

const NAMES = {
  lastName: "holderLastname",
  firstName: "holderFirstname",
  patronymic: "holderPatronymic",
} as const;

export function Example() {
  const form = useZodForm({
    schema: z.object(nameShape(NAMES, 50)),
    initialValues: { holderLastname: "", holderFirstname: "", holderPatronymic: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <NameInputs fields={NAMES} own />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
