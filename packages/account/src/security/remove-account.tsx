import { useApiClient } from "@sughurta/api-client/react";
import { profile, removeAccount } from "@sughurta/contracts/account";
import { sendSmsCode } from "@sughurta/contracts/session";
import * as z from "@sughurta/contracts/zod";
import { Form, PasswordInput, SubmitButton, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Button, Dialog, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { ConfirmByCode } from "../code/confirm-by-code.tsx";
import { nonEmptyPassword } from "../password/new-password.tsx";
import { LoadedSection, Refusal } from "../section/account-section.tsx";
import { useAction } from "../section/use-action.ts";
import { useApiQuery } from "../section/use-loaded.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** Deletion of an account, with a list of the retained data; one that a code opened has no password (SPEC-68). */
export function RemoveAccount({ onRemoved }: { readonly onRemoved: () => Promise<void> }) {
  const { t } = useTexts(accountTexts);
  const [open, setOpen] = useState(false);
  const [byCode, setByCode] = useState(false);
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
        <Stack>
          <p>{t("removal.text")}</p>
          {byCode ? (
            <RemoveByCode onRemoved={onRemoved} />
          ) : (
            <RemoveByPassword onRemoved={onRemoved} />
          )}
          <Button wide variant="quiet" onClick={() => setByCode(!byCode)}>
            {t(byCode ? "code.toLogin" : "removal.byCode")}
          </Button>
        </Stack>
      </Dialog>
    </Stack>
  );
}

const schema = z.object({ password: nonEmptyPassword });

/** Confirms the removal of an account by its password. */
function RemoveByPassword({ onRemoved }: { readonly onRemoved: () => Promise<void> }) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { refusal, run } = useAction();
  const form = useZodForm({
    initialValues: { password: "" },
    schema,
    onSubmit: (body, current) =>
      run(async () => {
        const response = await client.send(removeAccount, { body });
        if (response.status === 422) current.applyServerErrors(response.data);
        else if (response.status !== 200) return response.data.message;
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

/** Confirms the removal of an account by a code to its phone. */
function RemoveByCode({ onRemoved }: { readonly onRemoved: () => Promise<void> }) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(profile, {}));
  return (
    <LoadedSection control={control}>
      {({ phone }) => (
        <ConfirmByCode
          icon="phone"
          variant="secondary"
          sendText={t("code.send")}
          confirmText={t("removal.confirm")}
          onSend={() => client.send(sendSmsCode, { body: { phone, purpose: "remove" } })}
          onCode={async (code, form) => {
            const response = await client.send(removeAccount, { body: { code } });
            if (response.status === 422) form.applyServerErrors(response.data);
            else if (response.status !== 200) return response.data.message;
            else await onRemoved();
            return undefined;
          }}
        >
          <p>{t("removal.codeLead")}</p>
        </ConfirmByCode>
      )}
    </LoadedSection>
  );
}
