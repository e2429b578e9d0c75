import * as z from "@sughurta/contracts/zod";
import { choiceFrom, Form, SelectInput, SubmitButton, useZodForm } from "@sughurta/forms";

const SUMS = [
  { value: "30000", label: "30 000 EUR" },
  { value: "50000", label: "50 000 EUR" },
];

export function Example() {
  const form = useZodForm({
    schema: z.object({ sum: choiceFrom(["30000", "50000"]) }),
    initialValues: { sum: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <SelectInput name="sum" label="Sum assured" options={SUMS} />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
