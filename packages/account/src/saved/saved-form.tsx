import { errorTextFrom, Form, SubmitButton, type ZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import { type ReactNode, useMemo } from "react";
import { Refusal } from "../account/refusal.tsx";
import { savedTexts } from "../texts/saved-texts.ts";

export interface SavedFormProps<Values> {
  readonly form: ZodForm<Values>;
  readonly refusal: string | undefined;
  readonly children: ReactNode;
}

/** A form for an item saved for later orders, with the texts of its errors. */
export function SavedForm<Values>({ form, refusal, children }: SavedFormProps<Values>) {
  const { t } = useTexts(savedTexts);
  return (
    <Form form={form} errorText={useMemo(() => errorTextFrom(t), [t])}>
      <Stack>
        {children}
        <Refusal text={refusal} />
        <SubmitButton>{t("list.save")}</SubmitButton>
      </Stack>
    </Form>
  );
}
