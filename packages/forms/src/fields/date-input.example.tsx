import * as z from "@sughurta/contracts/zod";
import { DateInput, dateWithin, Form, SubmitButton, useZodForm } from "@sughurta/forms";

const DAYS = { min: "1946-11-21", max: "2026-11-21" };

export function Example() {
  const form = useZodForm({
    schema: z.object({ birthDate: dateWithin(DAYS) }),
    initialValues: { birthDate: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <DateInput name="birthDate" label="Birth date" autoComplete="bday" {...DAYS} />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
