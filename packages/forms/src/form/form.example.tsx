import * as z from "@sughurta/contracts/zod";
import {
  Form,
  PhoneInput,
  personName,
  phone,
  SubmitButton,
  TextInput,
  useZodForm,
} from "@sughurta/forms";

export function Example() {
  const form = useZodForm({
    schema: z.object({ holderLastName: personName, holderPhone: phone }),
    initialValues: { holderLastName: "", holderPhone: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <TextInput name="holderLastName" label="Surname" autoComplete="family-name" />
      <PhoneInput name="holderPhone" label="Phone" />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
