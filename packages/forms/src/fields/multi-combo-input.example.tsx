import * as z from "@sughurta/contracts/zod";
import { Form, MultiComboInput, SubmitButton, useZodForm } from "@sughurta/forms";

// The list stays the same between renders.
const COUNTRIES = [
  { value: "TJ", label: "Tajikistan" },
  { value: "UZ", label: "Uzbekistan" },
];

export function Example() {
  const form = useZodForm({
    schema: z.object({ country: z.array(z.string()).check(z.minLength(1, "choice")) }),
    initialValues: { country: [] },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <MultiComboInput name="country" label="Where are you going?" options={COUNTRIES} />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
