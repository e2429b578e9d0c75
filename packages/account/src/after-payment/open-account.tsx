import { useApiClient } from "@sughurta/api-client/react";
import { openAccount, sendAccountCode, type Tokens } from "@sughurta/contracts";
import { Form, OtpInput, SubmitButton, smsCode, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, Card, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import * as z from "zod/mini";
import { Refusal } from "../cabinet/refusal.tsx";
import { useAction } from "../cabinet/use-action.ts";
import { RepeatCode } from "../code/repeat-code.tsx";
import { useWebOtp } from "../code/use-web-otp.ts";
import { accountTexts } from "../texts/account-texts.ts";

export interface OpenAccountProps {
  /** The payment that has just been paid. */
  readonly paymentId: string;
  /** Receives the tokens for the session: the policy is in the account. */
  readonly onSignedIn: (tokens: Tokens) => void;
}

interface SentCode {
  readonly phoneEnd: string;
  readonly repeatAfter: number;
  /** Grows with every code. */
  readonly attempt: number;
}

/** After paying: one press sends a code to the phone of the order, the code opens the account (decision 68). */
export function OpenAccount({ paymentId, onSignedIn }: OpenAccountProps) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { busy, refusal, run } = useAction();
  const [sent, setSent] = useState<SentCode>();

  const send = () =>
    run(async () => {
      const answer = await client.send(sendAccountCode, { params: { id: paymentId } });
      if (answer.status !== 200) return answer.data.message;
      setSent((before) => ({ ...answer.data, attempt: (before?.attempt ?? 0) + 1 }));
      return undefined;
    });

  return (
    <Card as="section" tone="sunken" aria-label={t("open.title")}>
      <Stack>
        <h2>{t("open.title")}</h2>
        {sent ? (
          <>
            <Alert tone="success" live="polite">
              {t("open.sentTo", { digits: sent.phoneEnd })}
            </Alert>
            <CodeForm paymentId={paymentId} onSignedIn={onSignedIn} />
            <RepeatCode key={sent.attempt} seconds={sent.repeatAfter} busy={busy} onRepeat={send} />
          </>
        ) : (
          <>
            <p>{t("open.text")}</p>
            <Button variant="secondary" icon="user" busy={busy} onClick={send}>
              {t("open.submit")}
            </Button>
          </>
        )}
        <Refusal text={refusal} />
      </Stack>
    </Card>
  );
}

const schema = z.object({ code: smsCode });

function CodeForm({ paymentId, onSignedIn }: OpenAccountProps) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { refusal, run } = useAction();
  const form = useZodForm({
    initialValues: { code: "" },
    schema,
    onSubmit: (body, current) =>
      run(async () => {
        const answer = await client.send(openAccount, { params: { id: paymentId }, body });
        if (answer.status === 201) onSignedIn(answer.data);
        else if (answer.status === 422) current.applyServerErrors(answer.data);
        else return answer.data.message;
        return undefined;
      }),
  });
  useWebOtp((code) => form.setValue("code", code));
  return (
    <Form form={form} errorSummary={false}>
      <Stack>
        <OtpInput name="code" label={t("code.label")} hint={t("code.hint")} />
        <Refusal text={refusal} />
        <SubmitButton>{t("open.confirm")}</SubmitButton>
      </Stack>
    </Form>
  );
}
