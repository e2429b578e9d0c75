import * as z from "@sughurta/contracts/zod";
import { Form, requiredText, SubmitButton, TextAreaInput, useZodForm } from "@sughurta/forms";

export function Example() {
  const form = useZodForm({
    schema: z.object({ note: requiredText(999) }),
    initialValues: { note: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <TextAreaInput name="note" label="What happened" hint="Up to 999 characters" />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
