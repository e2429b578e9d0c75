import { type CodeOutcome, codeOutcomeOf } from "@sughurta/api-client";
import type { Failure } from "@sughurta/contracts";
import {
  Form,
  OtpInput,
  SubmitButton,
  smsCode,
  useCallProblemText,
  useInsurer,
  useZodForm,
  type ZodForm,
} from "@sughurta/forms";
import { RepeatCode, useWebOtp } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, type IconName, Stack } from "@sughurta/ui-kit";
import { type ReactNode, useState } from "react";
import * as z from "zod/mini";
import { Refusal } from "../cabinet/refusal.tsx";
import { type ActionRefusal, useAction } from "../cabinet/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

type SentCode = Extract<CodeOutcome, { readonly kind: "sent" }>;

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
  /** Asks for the code, which goes to a phone that only the service knows. */
  readonly onSend: () => Parameters<typeof codeOutcomeOf>[0];
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
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const { busy, refusal, run } = useAction();
  const [sent, setSent] = useState<SentCode>();

  /** Answers the seconds until another code may be asked for. */
  async function send(): Promise<number> {
    let repeatAfter = 0;
    await run(async () => {
      const outcome = await codeOutcomeOf(onSend());
      if (outcome.kind === "refused") return sentenceOf(outcome.failure);
      if (outcome.kind === "problem") {
        return problemText(outcome.problem, t("code.notSent", { phone: supportPhone }));
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
              : t("open.sentTo", { digits: sent.phoneEnd })}
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

/** What is wrong with what the code is asked for, which stands in no field here. */
function sentenceOf({ message, fieldMessages }: Failure): string {
  const [first = message] = Object.values(fieldMessages).flat();
  return first;
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
