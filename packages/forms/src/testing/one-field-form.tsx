import * as z from "@sughurta/contracts/zod";
import { Stack } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { Form, SubmitButton } from "../form/form.tsx";
import { useZodForm } from "../form/use-zod-form.ts";

export type OneFieldFormProps = {
  /** Rule of the value named `field`. */
  rule: z.ZodMiniType<unknown, unknown>;
  initialValue: unknown;
  onSubmit?: (value: unknown) => void;
  children: ReactNode;
};

/** A form around one field named `field`, for tests and stories. */
export function OneFieldForm({ rule, initialValue, onSubmit, children }: OneFieldFormProps) {
  const form = useZodForm({
    schema: z.object({ field: rule }),
    initialValues: { field: initialValue },
    onSubmit: ({ field }) => onSubmit?.(field),
  });
  return (
    <Form form={form} errorSummary={false}>
      <Stack>
        {children}
        <SubmitButton>OK</SubmitButton>
      </Stack>
    </Form>
  );
}
