import * as z from "@sughurta/contracts/zod";
import { Form, gender, SubmitButton, useZodForm } from "@sughurta/forms";
import { ContactInputs, contactShape, GenderInput } from "@sughurta/forms/people";

const CONTACTS = { phone: "holderPhone", email: "holderEmail" } as const;
const RULES = { phone: "required", email: "optional" } as const;

export function Example() {
  const form = useZodForm({
    schema: z.object({ holderGender: gender, ...contactShape(CONTACTS, RULES) }),
    initialValues: { holderGender: "", holderPhone: "", holderEmail: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <GenderInput name="holderGender" />
      <ContactInputs fields={CONTACTS} rules={RULES} own />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
