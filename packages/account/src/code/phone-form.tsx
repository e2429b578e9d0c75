import {
  type ApiClient,
  type CallProblem,
  type CodeOutcome,
  toSendCodeResult,
} from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { sendSmsCode } from "@sughurta/contracts/session";
import * as z from "@sughurta/contracts/zod";
import { toWirePhone } from "@sughurta/domain";
import { Form, PhoneInput, phone as phoneRule, SubmitButton, useZodForm } from "@sughurta/forms";
import { useCodeProblemText } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { Alert, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { accountTexts } from "../texts/account-texts.ts";

const schema = z.object({ phone: phoneRule });

export interface PhoneFormProps {
  readonly purpose: CodePurpose;
  readonly initialPhone: string;
  /** Receives the nine national digits and the seconds until another code may be requested. */
  readonly onSent: (phone: string, repeatAfter: number) => void;
}

/** The phone that receives the code (SPEC-20). */
export function PhoneForm({ purpose, initialPhone, onSent }: PhoneFormProps) {
  const { t } = useTexts(accountTexts);
  const problemText = useCodeProblemText();
  const client = useApiClient();
  const [problem, setProblem] = useState<CallProblem>();
  const form = useZodForm({
    initialValues: { phone: initialPhone },
    schema,
    onSubmit: async ({ phone }, current) => {
      setProblem(undefined);
      const outcome = await sendCode(client, phone, purpose);
      if (outcome.kind === "sent") return onSent(phone, outcome.repeatAfter);
      if (outcome.kind === "refused") return current.applyServerErrors(outcome.failure);
      setProblem(outcome.problem);
    },
  });
  return (
    <Form form={form} errorSummary={false}>
      <Stack>
        <p>{t(`${purpose}.lead`)}</p>
        {problem ? (
          <Alert tone="danger" live="assertive">
            {problemText(problem)}
          </Alert>
        ) : null}
        <PhoneInput
          name="phone"
          label={t("login.phone")}
          autoComplete="username"
          data-autofocus=""
        />
        <SubmitButton wide>{t("code.send")}</SubmitButton>
      </Stack>
    </Form>
  );
}

/** Purpose of an SMS code. */
export type CodePurpose = "register" | "recover";
/** The same, or the removal of the account of who is signed in. */
type AnyPurpose = CodePurpose | "remove";

/** Requests an SMS code; `phone` is the nine national digits. */
export function sendCode(
  client: ApiClient,
  phone: string,
  purpose: AnyPurpose,
): Promise<CodeOutcome> {
  return toSendCodeResult(
    client.send(sendSmsCode, { body: { phone: toWirePhone(phone), purpose } }),
  );
}
