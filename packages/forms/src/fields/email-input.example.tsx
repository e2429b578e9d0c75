import * as z from "@sughurta/contracts/zod";
import { EmailInput, email, Form, SubmitButton, useZodForm } from "@sughurta/forms";

export function Example() {
  const form = useZodForm({
    schema: z.object({ holderEmail: email }),
    initialValues: { holderEmail: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <EmailInput name="holderEmail" label="E-mail" hint="The policy is sent there" />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
