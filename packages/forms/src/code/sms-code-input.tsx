import { useTexts } from "@sughurta/i18n";
import { useLatest } from "@sughurta/ui-kit";
import { type RefObject, useEffect, useRef } from "react";
import { type CallProblemLike, useCallProblemText } from "../call-problem/call-problem-text.ts";
import { OtpInput } from "../fields/secret-inputs.tsx";
import { useInsurer } from "../insurer/insurer-provider.tsx";
import { formTexts } from "../texts/form-texts.ts";

/** The field `code` for the six digits of an SMS (S0 §2). */
export function SmsCodeInput() {
  const { t } = useTexts(formTexts);
  return <OtpInput name="code" label={t("smsCode.label")} hint={t("smsCode.hint")} />;
}

interface OtpCredential extends Credential {
  readonly code?: string;
}

/** WebOTP types that TypeScript lacks. */
type OtpRequest = CredentialRequestOptions & { readonly otp: { readonly transport: ["sms"] } };

/**
 * Reads the code from the SMS where the browser supports it, while a code is expected; the browser asks for permission.
 */
export function useWebOtp(onCode: (code: string) => void): void {
  const tell = useLatest(onCode);

  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const stop = new AbortController();
    const request: OtpRequest = { otp: { transport: ["sms"] }, signal: stop.signal };
    navigator.credentials
      .get(request)
      .then((credential: OtpCredential | null) => {
        if (credential?.code && !stop.signal.aborted) tell.current(credential.code);
      })
      // Declined, or no SMS arrived: the code is typed.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
}

/** Message why no code was sent. */
export function useCodeProblemText(): (problem: CallProblemLike) => string {
  const { t } = useTexts(formTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  return (problem) => problemText(problem, t("smsCode.notSent", { phone: supportPhone }));
}

/**
 * Puts the focus on the first field of a box when `shown` changes: the pressed button is removed with its form. Returns
 * the ref of the box.
 */
export function useFirstFieldFocus<Box extends HTMLElement>(shown: string): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    box.current?.querySelector<HTMLElement>("input:not([hidden]), select, textarea")?.focus();
  }, [shown]);
  return box;
}
