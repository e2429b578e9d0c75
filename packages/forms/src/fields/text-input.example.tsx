import { Form, personName, SubmitButton, TextInput, useZodForm } from "@sughurta/forms";
import * as z from "zod/mini";

export function Example() {
  const form = useZodForm({
    schema: z.object({ holderLastName: personName }),
    initialValues: { holderLastName: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <TextInput name="holderLastName" label="Surname" autoComplete="family-name" />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
