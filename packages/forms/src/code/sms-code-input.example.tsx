import * as z from "@sughurta/contracts/zod";
import { Form, SubmitButton, smsCode, useZodForm } from "@sughurta/forms";
import { RepeatCode, SmsCodeInput } from "@sughurta/forms/code";

export function Example() {
  const form = useZodForm({
    schema: z.object({ code: smsCode }),
    initialValues: { code: "" },
    onSubmit: ({ code }) => console.log(code),
  });
  return (
    <Form form={form}>
      <SmsCodeInput />
      <RepeatCode seconds={60} sendAgain={async () => 60} />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
