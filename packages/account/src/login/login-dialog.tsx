import { callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { logIn, type Tokens } from "@sughurta/contracts";
import { toWirePhone } from "@sughurta/domain";
import {
  Form,
  PasswordInput,
  PhoneInput,
  SubmitButton,
  useCallProblemText,
  useInsurer,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Dialog, Link, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { accountTexts } from "../texts/account-texts.ts";
import { loginSchema } from "./login-schema.ts";

export interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Receives the tokens of the person who signed in. */
  readonly onSignedIn: (tokens: Tokens) => void;
  /** Left out, there is no such link. */
  readonly recoverHref?: string | undefined;
  readonly registerHref?: string | undefined;
}

/** Login popup: phone and password; errors of the service stand at their fields (S0 §2, §4). */
export function LoginDialog({
  open,
  onClose,
  onSignedIn,
  recoverHref,
  registerHref,
}: LoginDialogProps) {
  const { t } = useTexts(accountTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const client = useApiClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm({
    initialValues: { phone: "", password: "" },
    schema: loginSchema,
    onSubmit: async ({ phone, password }, current) => {
      setRefusal(undefined);
      try {
        const answer = await client.send(logIn, {
          body: { username: toWirePhone(phone), password },
        });
        if (answer.status === 200) return onSignedIn(answer.data);
        if (answer.status === 422) {
          return current.applyServerErrors(answer.data, { username: "phone" });
        }
        setRefusal(t("login.refused", { phone: supportPhone }));
      } catch (error) {
        setRefusal(
          problemText(callProblemOf(error), t("login.unexpected", { phone: supportPhone })),
        );
      }
    },
  });

  return (
    <Dialog
      open={open}
      size="small"
      title={t("login.title")}
      closeText={t("login.close")}
      onClose={onClose}
    >
      <Form form={form}>
        <Stack>
          {refusal ? (
            <Alert tone="danger" live="assertive">
              {refusal}
            </Alert>
          ) : null}
          <PhoneInput
            name="phone"
            label={t("login.phone")}
            autoComplete="username"
            data-autofocus=""
          />
          <PasswordInput
            name="password"
            label={t("login.password")}
            autoComplete="current-password"
          />
          <SubmitButton wide>{t("login.submit")}</SubmitButton>
          {recoverHref ? <Link href={recoverHref}>{t("login.recover")}</Link> : null}
          {registerHref ? <Link href={registerHref}>{t("login.register")}</Link> : null}
        </Stack>
      </Form>
    </Dialog>
  );
}
