import { type CallProblem, toCallProblem, toSendCodeResult } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { type ClaimProgress, openClaim, sendClaimCode } from "@sughurta/contracts/claim";
import * as z from "@sughurta/contracts/zod";
import { toWirePhone } from "@sughurta/domain";
import {
  errorTextFrom,
  Form,
  SubmitButton,
  smsCode,
  useCallProblemText,
  useInsurer,
  useZodForm,
} from "@sughurta/forms";
import { RepeatCode, SmsCodeInput, useWebOtp } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, PhoneText, Stack } from "@sughurta/ui-kit";
import { useMemo, useState } from "react";
import type { NumberAndPhone } from "./find-claim-form.tsx";
import { claimStatusTexts } from "./status-texts.ts";

const schema = z.object({ code: smsCode });

export interface ClaimCodeFormProps {
  readonly found: NumberAndPhone;
  /** Seconds until another code may be requested. */
  readonly repeatAfter: number;
  readonly onOther: () => void;
  readonly onOpened: (claim: ClaimProgress) => void;
}

/** The code from the SMS, which opens the claim; no claim data is shown before. */
export function ClaimCodeForm({ found, repeatAfter, onOther, onOpened }: ClaimCodeFormProps) {
  const { t, rich, format } = useTexts(claimStatusTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const client = useApiClient();
  const [problem, setProblem] = useState<CallProblem>();
  const named = { claimNumber: found.claimNumber, phone: toWirePhone(found.phone) };
  const form = useZodForm({
    initialValues: { code: "" },
    schema,
    onSubmit: async ({ code }, current) => {
      setProblem(undefined);
      try {
        const response = await client.send(openClaim, { body: { ...named, code } });
        if (response.status === 200) return onOpened(response.data);
        current.applyServerErrors(response.data, { claimNumber: "code" });
      } catch (error) {
        setProblem(toCallProblem(error));
      }
    },
  });
  useWebOtp((code) => form.setValue("code", code));

  async function sendAgain(): Promise<number> {
    setProblem(undefined);
    const outcome = await toSendCodeResult(client.send(sendClaimCode, { body: named }));
    if (outcome.kind === "problem") setProblem(outcome.problem);
    return outcome.kind === "sent" ? outcome.repeatAfter : 0;
  }

  return (
    <Form form={form} errorSummary={false} errorText={useMemo(() => errorTextFrom(t), [t])}>
      <Stack>
        <Alert
          live="polite"
          actions={
            <Button variant="quiet" onClick={onOther}>
              {t("code.other")}
            </Button>
          }
        >
          <p>
            {rich("code.sentTo", {
              phone: <PhoneText>{format.phone(found.phone)}</PhoneText>,
            })}
          </p>
          <p>{t("code.notThere")}</p>
        </Alert>
        {problem ? (
          <Alert tone="danger" live="assertive">
            {problemText(problem, t("code.notChecked", { phone: supportPhone }))}
          </Alert>
        ) : null}
        <SmsCodeInput />
        <SubmitButton>{t("code.submit")}</SubmitButton>
        <RepeatCode seconds={repeatAfter} sendAgain={sendAgain} />
      </Stack>
    </Form>
  );
}
