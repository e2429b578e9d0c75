import { useLatest } from "@sughurta/ui-kit";
import { useEffect } from "react";

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
