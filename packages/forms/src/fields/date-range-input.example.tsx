import * as z from "@sughurta/contracts/zod";
import { DateRangeInput, dateWithin, Form, SubmitButton, useZodForm } from "@sughurta/forms";

const DAYS = { min: "2026-11-21", max: "2030-11-21" };

export function Example() {
  const form = useZodForm({
    schema: z.object({ beginDate: dateWithin(DAYS), endDate: dateWithin(DAYS) }),
    initialValues: { beginDate: "", endDate: "" },
    onSubmit: (values) => console.log(values),
  });
  return (
    <Form form={form}>
      <DateRangeInput
        today={DAYS.min}
        begin={{ name: "beginDate", label: "First day", ...DAYS }}
        end={{ name: "endDate", label: "Last day", ...DAYS }}
      />
      <SubmitButton>Continue</SubmitButton>
    </Form>
  );
}
