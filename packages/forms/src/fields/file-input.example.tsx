import * as z from "@sughurta/contracts/zod";
import { attachedFiles, FileInput, Form, SubmitButton, useZodForm } from "@sughurta/forms";

const LIMITS = { maxFiles: 10, maxMegabytes: 10, kinds: ["picture", "document"] } as const;

export function Example() {
  const form = useZodForm({
    schema: z.object({ files: attachedFiles(LIMITS) }),
    initialValues: { files: [] },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <FileInput name="files" label="Photos of the damage" limits={LIMITS} camera />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
