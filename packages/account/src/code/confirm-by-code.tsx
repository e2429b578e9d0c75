import { Form, OtpInput, SubmitButton, smsCode, useZodForm, type ZodForm } from "@sughurta/forms";
import { RepeatCode, useWebOtp } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, type IconName, Stack } from "@sughurta/ui-kit";
import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { Refusal } from "../cabinet/refusal.tsx";
import { type ActionRefusal, useAction } from "../cabinet/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** A code on its way to a phone that only the service knows. */
export interface SentCode {
  /** Last digits of that phone. */
  readonly phoneEnd: string;
  readonly repeatAfter: number;
}

const schema = z.object({ code: smsCode });
type CodeForm = ZodForm<{ code: string }>;

export interface ConfirmByCodeProps {
  /** What the code is for; stands before it is sent. */
  readonly children: ReactNode;
  readonly icon: IconName;
  /** How much the button that sends the code stands out. */
  readonly variant: "primary" | "secondary";
  readonly sendText: string;
  readonly confirmText: string;
  /** Sends the code; answers why not. */
  readonly onSend: () => Promise<SentCode | { readonly refusal: string }>;
  /** Uses the code; a wrong one is shown at its field. */
  readonly onCode: (code: string, form: CodeForm) => Promise<ActionRefusal>;
}

/** One press sends a code to a phone that the service knows, the code confirms it (decision 20). */
export function ConfirmByCode({
  children,
  icon,
  variant,
  sendText,
  confirmText,
  onSend,
  onCode,
}: ConfirmByCodeProps) {
  const { t } = useTexts(accountTexts);
  const { busy, refusal, run } = useAction();
  const [sent, setSent] = useState<SentCode>();

  /** Answers the seconds until another code may be asked for. */
  async function send(): Promise<number> {
    let repeatAfter = 0;
    await run(async () => {
      const answer = await onSend();
      if ("refusal" in answer) return answer.refusal;
      setSent(answer);
      repeatAfter = answer.repeatAfter;
      return undefined;
    });
    return repeatAfter;
  }

  return (
    <>
      {sent ? (
        <>
          <Alert tone="success" live="polite">
            {t("open.sentTo", { digits: sent.phoneEnd })}
          </Alert>
          <CodeInput confirmText={confirmText} onCode={onCode} />
          <RepeatCode
            seconds={sent.repeatAfter}
            sendAgain={send}
            repeatText={t("code.repeat")}
            waitText={(seconds) => t("code.repeatIn", { seconds })}
          />
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

function CodeInput({ confirmText, onCode }: Pick<ConfirmByCodeProps, "confirmText" | "onCode">) {
  const { t } = useTexts(accountTexts);
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
        <OtpInput name="code" label={t("code.label")} hint={t("code.hint")} />
        <Refusal text={refusal} />
        <SubmitButton>{confirmText}</SubmitButton>
      </Stack>
    </Form>
  );
}
