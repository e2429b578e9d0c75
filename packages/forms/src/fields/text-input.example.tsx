import * as z from "@sughurta/contracts/zod";
import { Form, personName, SubmitButton, TextInput, useZodForm } from "@sughurta/forms";

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
