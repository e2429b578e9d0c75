import { type CodeOutcome, toSendCodeResult } from "@sughurta/api-client";
import type { Failure } from "@sughurta/contracts/core";
import * as z from "@sughurta/contracts/zod";
import { Form, SubmitButton, smsCode, useZodForm, type ZodForm } from "@sughurta/forms";
import { RepeatCode, SmsCodeInput, useCodeProblemText, useWebOtp } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, type IconName, Stack } from "@sughurta/ui-kit";
import { type ReactNode, useState } from "react";
import { Refusal } from "../section/account-section.tsx";
import { type ActionRefusal, useAction } from "../section/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

type SentCode = Extract<CodeOutcome, { readonly kind: "sent" }>;

const schema = z.object({ code: smsCode });
type CodeForm = ZodForm<{ code: string }>;

export interface ConfirmByCodeProps {
  /** Purpose of the code; shown before it is sent. */
  readonly children: ReactNode;
  readonly icon: IconName;
  /** Variant of the button that sends the code. */
  readonly variant: "primary" | "secondary";
  readonly sendText: string;
  readonly confirmText: string;
  /** Requests the code, which is sent to a phone that only the service knows. */
  readonly onSend: () => Parameters<typeof toSendCodeResult>[0];
  /** Uses the code; a wrong one is shown at its field. */
  readonly onCode: (code: string, form: CodeForm) => Promise<ActionRefusal>;
}

/** A button sends a code to a phone that the service knows, the code confirms it (SPEC-20). */
export function ConfirmByCode({
  children,
  icon,
  variant,
  sendText,
  confirmText,
  onSend,
  onCode,
}: ConfirmByCodeProps) {
  const { t, rich } = useTexts(accountTexts);
  const problemText = useCodeProblemText();
  const { busy, refusal, run } = useAction();
  const [sent, setSent] = useState<SentCode>();

  /** Returns the seconds until another code may be requested. */
  async function send(): Promise<number> {
    let repeatAfter = 0;
    await run(async () => {
      const outcome = await toSendCodeResult(onSend());
      if (outcome.kind === "refused") return getSentence(outcome.failure);
      if (outcome.kind === "problem") {
        return problemText(outcome.problem);
      }
      setSent((before) => ({ ...outcome, phoneEnd: outcome.phoneEnd ?? before?.phoneEnd }));
      repeatAfter = outcome.repeatAfter;
      return undefined;
    });
    return repeatAfter;
  }

  return (
    <>
      {sent ? (
        <>
          <Alert tone="success" live="polite">
            {sent.phoneEnd === undefined
              ? t("code.sentBefore")
              : rich("open.sentTo", { digits: sent.phoneEnd })}
          </Alert>
          <CodeInput confirmText={confirmText} onCode={onCode} />
          <RepeatCode seconds={sent.repeatAfter} sendAgain={send} />
        </>
      ) : (
        <>
          {children}
          <Button variant={variant} icon={icon} busy={busy} onClick={send}>
            {sendText}
          </Button>
        </>
      )}
      <Refusal text={refusal} />
    </>
  );
}

/** Error of a request value that has no field here. */
function getSentence({ message, fieldMessages }: Failure): string {
  const [first = message] = Object.values(fieldMessages).flat();
  return first;
}

function CodeInput({ confirmText, onCode }: Pick<ConfirmByCodeProps, "confirmText" | "onCode">) {
  const { refusal, run } = useAction();
  const form = useZodForm({
    initialValues: { code: "" },
    schema,
    onSubmit: ({ code }, current) => run(() => onCode(code, current)),
  });
  useWebOtp((code) => form.setValue("code", code));
  return (
    <Form form={form} errorSummary={false}>
      <Stack>
        <SmsCodeInput />
        <Refusal text={refusal} />
        <SubmitButton>{confirmText}</SubmitButton>
      </Stack>
    </Form>
  );
}
