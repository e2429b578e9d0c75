import * as z from "@sughurta/contracts/zod";
import { Form, PhoneInput, phone, SubmitButton, useZodForm } from "@sughurta/forms";

export function Example() {
  const form = useZodForm({
    schema: z.object({ holderPhone: phone }),
    initialValues: { holderPhone: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <PhoneInput name="holderPhone" label="Phone" />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
