import * as z from "@sughurta/contracts/zod";
import { Form, SubmitButton, useZodForm } from "@sughurta/forms";
import { DocumentInputs, documentErrors, documentShape } from "@sughurta/forms/people";

const DOCUMENT = { series: "holderDocSeries", docNumber: "holderDocNumber" } as const;
const TODAY = "2026-03-02";

export function Example() {
  const form = useZodForm({
    schema: z.object({ holderBirthday: z.string(), ...documentShape(DOCUMENT) }),
    initialValues: { holderBirthday: "1990-05-14", holderDocSeries: "", holderDocNumber: "" },
    toErrors: (values) =>
      documentErrors(DOCUMENT, values, { today: TODAY, birthDate: "holderBirthday" }),
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <DocumentInputs fields={DOCUMENT} today={TODAY} />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
