import * as z from "@sughurta/contracts/zod";
import { ComboInput, Form, requiredText, SubmitButton, useZodForm } from "@sughurta/forms";

// The list stays the same between renders.
const COUNTRIES = [
  { value: "TJ", label: "Tajikistan" },
  { value: "UZ", label: "Uzbekistan" },
];

export function Example() {
  const form = useZodForm({
    schema: z.object({ citizenship: requiredText() }),
    initialValues: { citizenship: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <ComboInput name="citizenship" label="Citizenship" options={COUNTRIES} />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
