import * as z from "@sughurta/contracts/zod";
import { FieldScope, Form, personName, SubmitButton, TextInput, useZodForm } from "@sughurta/forms";

export function Example() {
  const form = useZodForm({
    schema: z.object({ insured: z.array(z.object({ lastName: personName })) }),
    initialValues: { insured: [{ lastName: "" }, { lastName: "" }] },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <FieldScope.Provider value="Insured person 1">
        <TextInput name="insured[0].lastName" label="Surname" />
      </FieldScope.Provider>
      <FieldScope.Provider value="Insured person 2">
        <TextInput name="insured[1].lastName" label="Surname" />
      </FieldScope.Provider>
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
