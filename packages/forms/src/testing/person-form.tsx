import * as z from "@sughurta/contracts/zod";
import { Stack } from "@sughurta/ui-kit";
import { type ReactNode, useMemo } from "react";
import { Form, SubmitButton } from "../form/form.tsx";
import { useZodForm } from "../form/use-zod-form.ts";
import type { FieldErrors } from "../validation/field-error.ts";

type Values = Readonly<Record<string, unknown>>;

export interface PersonFormProps {
  readonly shape: Readonly<Record<string, z.ZodMiniType>>;
  readonly initialValues: Values;
  readonly errors?: (values: Values) => FieldErrors;
  readonly onChangeEffects?: (before: Values, after: Values) => Values;
  readonly children: ReactNode;
}

/** A form around questions about a person, for tests and stories. */
export function PersonForm({
  shape,
  initialValues,
  errors,
  onChangeEffects,
  children,
}: PersonFormProps) {
  const schema = useMemo(() => z.object(shape), [shape]);
  const form = useZodForm({
    schema,
    initialValues,
    onSubmit: () => {},
    ...(errors ? { toErrors: errors } : {}),
    onChangeEffects,
  });
  return (
    <Form form={form}>
      <Stack gap="lg">
        {children}
        <SubmitButton>OK</SubmitButton>
      </Stack>
    </Form>
  );
}
