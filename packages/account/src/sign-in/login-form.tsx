import { toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { logIn, type Tokens } from "@sughurta/contracts/session";
import * as z from "@sughurta/contracts/zod";
import { toWirePhone } from "@sughurta/domain";
import {
  Form,
  PasswordInput,
  PhoneInput,
  phone,
  SubmitButton,
  useCallProblemText,
  useInsurer,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { nonEmptyPassword } from "../password/new-password.tsx";
import { accountTexts } from "../texts/account-texts.ts";

/** Phone and password; the username is the phone (S0 §3). */
const loginSchema = z.object({ phone, password: nonEmptyPassword });

export interface LoginFormProps {
  readonly initialPhone: string;
  readonly onSignedIn: (tokens: Tokens, password: string) => void;
  /** Other ways in, with the phone as far as it was typed. */
  readonly onOtherWay: (way: "register" | "recover", phone: string) => void;
}

/** Phone and password; errors of the service are shown at their fields (S0 §2, §4). */
export function LoginForm({ initialPhone, onSignedIn, onOtherWay }: LoginFormProps) {
  const { t } = useTexts(accountTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const client = useApiClient();
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm({
    initialValues: { phone: initialPhone, password: "" },
    schema: loginSchema,
    onSubmit: async ({ phone, password }, current) => {
      setRefusal(undefined);
      try {
        const response = await client.send(logIn, {
          body: { username: toWirePhone(phone), password },
        });
        if (response.status === 200) return onSignedIn(response.data, password);
        if (response.status === 422) {
          return current.applyServerErrors(response.data, { username: "phone" });
        }
        setRefusal(t("login.refused", { phone: supportPhone }));
      } catch (error) {
        setRefusal(
          problemText(toCallProblem(error), t("login.unexpected", { phone: supportPhone })),
        );
      }
    },
  });

  return (
    <Stack>
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
        </Stack>
      </Form>
      <Stack gap="xs">
        <Button wide variant="secondary" onClick={() => onOtherWay("register", form.values.phone)}>
          {t("login.register")}
        </Button>
        <Button wide variant="quiet" onClick={() => onOtherWay("recover", form.values.phone)}>
          {t("login.recover")}
        </Button>
      </Stack>
    </Stack>
  );
}
