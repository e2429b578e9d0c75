import { Form, gender, RadioInput, SubmitButton, useZodForm } from "@sughurta/forms";
import * as z from "zod/mini";

const GENDERS = [
  { value: "f", label: "Female" },
  { value: "m", label: "Male" },
];

export function Example() {
  const form = useZodForm({
    schema: z.object({ holderGender: gender }),
    initialValues: { holderGender: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <RadioInput name="holderGender" label="Gender" options={GENDERS} inline />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
