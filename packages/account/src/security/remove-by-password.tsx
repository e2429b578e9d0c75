import { useApiClient } from "@sughurta/api-client/react";
import { removeAccount } from "@sughurta/contracts/account";
import { Form, PasswordInput, SubmitButton, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import * as z from "zod/mini";
import { Refusal } from "../account/refusal.tsx";
import { useAction } from "../account/use-action.ts";
import { presentPassword } from "../password/new-password-schema.ts";
import { accountTexts } from "../texts/account-texts.ts";

const schema = z.object({ password: presentPassword });

/** Confirms the removal of an account by its password. */
export function RemoveByPassword({ onRemoved }: { readonly onRemoved: () => Promise<void> }) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { refusal, run } = useAction();
  const form = useZodForm({
    initialValues: { password: "" },
    schema,
    onSubmit: (body, current) =>
      run(async () => {
        const answer = await client.send(removeAccount, { body });
        if (answer.status === 422) current.applyServerErrors(answer.data);
        else if (answer.status !== 200) return answer.data.message;
        else await onRemoved();
        return undefined;
      }),
  });
  return (
    <Form form={form} errorSummary={false}>
      <Stack>
        <PasswordInput
          name="password"
          label={t("login.password")}
          autoComplete="current-password"
        />
        <Refusal text={refusal} />
        <SubmitButton wide variant="danger">
          {t("removal.confirm")}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
