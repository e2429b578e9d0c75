import * as z from "@sughurta/contracts/zod";
import { Form, gender, RadioInput, SubmitButton, useZodForm } from "@sughurta/forms";

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
