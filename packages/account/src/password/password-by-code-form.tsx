import { type CallProblem, toCallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { changePassword, register, type Tokens } from "@sughurta/contracts/session";
import { toWirePhone } from "@sughurta/domain";
import { Form, SubmitButton, useCallProblemText, useInsurer, useZodForm } from "@sughurta/forms";
import { RepeatCode, SmsCodeInput, useWebOtp } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, PhoneText, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { type CodePurpose, sendCode } from "../code/phone-form.tsx";
import { accountTexts } from "../texts/account-texts.ts";
import { NewPasswordFields, passwordByCodeSchema, UsernameForManagers } from "./new-password.tsx";

export interface PasswordByCodeFormProps {
  readonly purpose: CodePurpose;
  /** Nine national digits of the phone that got the code. */
  readonly phone: string;
  /** Seconds until another code may be requested. */
  readonly repeatAfter: number;
  /** Allows another phone; without it the phone is fixed. */
  readonly onOtherPhone?: (() => void) | undefined;
  readonly onSignedIn: (tokens: Tokens) => void;
}

/** The code from the SMS and a new password, twice; then the person is signed in (SPEC-20). */
export function PasswordByCodeForm({
  purpose,
  phone,
  repeatAfter,
  onOtherPhone,
  onSignedIn,
}: PasswordByCodeFormProps) {
  const { t, rich, format } = useTexts(accountTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const client = useApiClient();
  const [problem, setProblem] = useState<CallProblem>();
  const form = useZodForm({
    initialValues: { code: "", password: "", repeatPassword: "" },
    schema: passwordByCodeSchema,
    onSubmit: async ({ code, password }, current) => {
      setProblem(undefined);
      const request = { body: { phone: toWirePhone(phone), code, password } };
      try {
        const response =
          purpose === "register"
            ? await client.send(register, request)
            : await client.send(changePassword, request);
        if (response.status === 200 || response.status === 201) return onSignedIn(response.data);
        current.applyServerErrors(response.data);
      } catch (error) {
        setProblem(toCallProblem(error));
      }
    },
  });
  useWebOtp((code) => form.setValue("code", code));

  async function sendAgain(): Promise<number> {
    setProblem(undefined);
    const outcome = await sendCode(client, phone, purpose);
    if (outcome.kind === "problem") setProblem(outcome.problem);
    return outcome.kind === "sent" ? outcome.repeatAfter : 0;
  }

  return (
    <Form form={form}>
      <Stack>
        <Alert
          tone="success"
          live="polite"
          actions={
            onOtherPhone ? (
              <Button variant="quiet" onClick={onOtherPhone}>
                {t("code.otherPhone")}
              </Button>
            ) : undefined
          }
        >
          {rich("code.sentTo", {
            phone: <PhoneText>{format.phone(phone)}</PhoneText>,
          })}
        </Alert>
        {problem ? (
          <Alert tone="danger" live="assertive">
            {problemText(problem, t("login.unexpected", { phone: supportPhone }))}
          </Alert>
        ) : null}
        <UsernameForManagers phone={phone} />
        <SmsCodeInput />
        <RepeatCode seconds={repeatAfter} sendAgain={sendAgain} />
        <NewPasswordFields />
        <SubmitButton wide>{t(`${purpose}.submit`)}</SubmitButton>
      </Stack>
    </Form>
  );
}
