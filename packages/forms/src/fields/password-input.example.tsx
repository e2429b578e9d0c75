import * as z from "@sughurta/contracts/zod";
import { Form, newPassword, PasswordInput, SubmitButton, useZodForm } from "@sughurta/forms";

export function Example() {
  const form = useZodForm({
    schema: z.object({ password: newPassword }),
    initialValues: { password: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <PasswordInput name="password" label="New password" autoComplete="new-password" />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
