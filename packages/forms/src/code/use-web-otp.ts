import { useLatest } from "@sughurta/ui-kit";
import { useEffect } from "react";

interface OtpCredential extends Credential {
  readonly code?: string;
}

/** What browsers with WebOTP understand beside what TypeScript knows. */
type OtpRequest = CredentialRequestOptions & { readonly otp: { readonly transport: ["sms"] } };

/** Takes the code out of the SMS where the browser can, while a code is awaited; the person is asked by the browser. */
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
      // Declined, or no SMS came: the code is typed.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
}
