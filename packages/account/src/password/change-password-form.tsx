import { type CallProblem, toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { changePassword, type Tokens } from "@sughurta/contracts/session";
import {
  Form,
  PasswordInput,
  SubmitButton,
  useCallProblemText,
  useInsurer,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { accountTexts } from "../texts/account-texts.ts";
import { changePasswordSchema, NewPasswordFields } from "./new-password.tsx";

export interface ChangePasswordFormProps {
  /** The password just typed to sign in; without it, there is a field for it. */
  readonly oldPassword?: string | undefined;
  /** Why it has to be changed. */
  readonly lead?: string | undefined;
  /** Receives new tokens: all other sessions of the person are over. */
  readonly onChanged: (tokens: Tokens) => void;
}

/** A new password in place of the present one, for who is signed in (SPEC-19). */
export function ChangePasswordForm({ oldPassword = "", lead, onChanged }: ChangePasswordFormProps) {
  const { t } = useTexts(accountTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const client = useApiClient();
  const [problem, setProblem] = useState<CallProblem>();
  const form = useZodForm({
    initialValues: { oldPassword, password: "", repeatPassword: "" },
    schema: changePasswordSchema,
    onSubmit: async (values, current) => {
      setProblem(undefined);
      try {
        const response = await client.send(changePassword, {
          body: { oldPassword: values.oldPassword, password: values.password },
        });
        if (response.status === 200) return onChanged(response.data);
        current.applyServerErrors(response.data);
      } catch (error) {
        setProblem(toCallProblem(error));
      }
    },
  });
  return (
    <Form form={form}>
      <Stack>
        {lead ? <p>{lead}</p> : null}
        {problem ? (
          <Alert tone="danger" live="assertive">
            {problemText(problem, t("password.notChanged", { phone: supportPhone }))}
          </Alert>
        ) : null}
        {oldPassword === "" ? (
          <PasswordInput
            name="oldPassword"
            label={t("password.old")}
            autoComplete="current-password"
          />
        ) : null}
        <NewPasswordFields />
        <SubmitButton wide>{t("password.submit")}</SubmitButton>
      </Stack>
    </Form>
  );
}
