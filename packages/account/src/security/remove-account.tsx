import { useApiClient } from "@sughurta/api-client/react";
import { removeAccount } from "@sughurta/contracts";
import { Form, PasswordInput, SubmitButton, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Button, Dialog, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import * as z from "zod/mini";
import { Refusal } from "../cabinet/refusal.tsx";
import { useAction } from "../cabinet/use-action.ts";
import { presentPassword } from "../password/new-password-schema.ts";
import { accountTexts } from "../texts/account-texts.ts";

const schema = z.object({ password: presentPassword });

/** The end of an account, with what stays said before. */
export function RemoveAccount({ onRemoved }: { readonly onRemoved: () => Promise<void> }) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const [open, setOpen] = useState(false);
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
    <Stack>
      <p>{t("removal.text")}</p>
      <Stack direction="row">
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t("removal.ask")}
        </Button>
      </Stack>
      <Dialog
        open={open}
        size="small"
        title={t("removal.title")}
        closeText={t("login.close")}
        onClose={() => setOpen(false)}
      >
        <Form form={form} errorSummary={false}>
          <Stack>
            <p>{t("removal.text")}</p>
            <PasswordInput
              name="password"
              label={t("login.password")}
              hint={t("removal.noPassword")}
              autoComplete="current-password"
            />
            <Refusal text={refusal} />
            <SubmitButton wide variant="danger">
              {t("removal.confirm")}
            </SubmitButton>
          </Stack>
        </Form>
      </Dialog>
    </Stack>
  );
}
