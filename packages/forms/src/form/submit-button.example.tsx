import * as z from "@sughurta/contracts/zod";
import { agreement, CheckboxInput, Form, SubmitButton, useZodForm } from "@sughurta/forms";

export function Example() {
  const form = useZodForm({
    schema: z.object({ agree: agreement }),
    initialValues: { agree: false },
    onSubmit: () => console.log("sent"),
  });
  return (
    <Form form={form}>
      <CheckboxInput name="agree" label="I agree to the rules of sale" />
      <SubmitButton>Buy</SubmitButton>
    </Form>
  );
}
