import * as z from "@sughurta/contracts/zod";
import {
  FoldedFields,
  Form,
  optionalText,
  SubmitButton,
  TextAreaInput,
  useZodForm,
} from "@sughurta/forms";

export function Example() {
  const form = useZodForm({
    schema: z.object({ note: optionalText() }),
    initialValues: { note: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <FoldedFields label="Add a remark" names={["note"]}>
        <TextAreaInput name="note" label="Remark" optional />
      </FoldedFields>
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
