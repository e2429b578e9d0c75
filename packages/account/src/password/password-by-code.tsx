import { useApiClient } from "@sughurta/api-client/react";
import type { Tokens } from "@sughurta/contracts/session";
import { useFirstFieldFocus } from "@sughurta/forms/code";
import { useEffect, useState } from "react";
import { PhoneForm } from "../code/phone-form.tsx";
import type { CodePurpose } from "../code/send-code.ts";
import { PasswordByCodeForm } from "./password-by-code-form.tsx";
import { sentCodeStorage } from "./sent-code.ts";

export interface PasswordByCodeProps {
  readonly purpose: CodePurpose;
  /** National digits to begin with, such as those of a refused login. */
  readonly initialPhone: string;
  readonly onSignedIn: (tokens: Tokens) => void;
}

/** Registration and recovery: phone → code → new password → signed in (SPEC-20). */
export function PasswordByCode({ purpose, initialPhone, onSignedIn }: PasswordByCodeProps) {
  const client = useApiClient();
  const [phone, setPhone] = useState(initialPhone);
  const [repeatAfter, setRepeatAfter] = useState<number>();
  const box = useFirstFieldFocus<HTMLDivElement>(repeatAfter === undefined ? "phone" : "code");

  // After the first render, which matches the server's, where there is no storage.
  useEffect(() => {
    const sent = sentCodeStorage(client).read();
    const isOther = initialPhone !== "" && initialPhone !== sent?.phone;
    if (sent?.purpose !== purpose || isOther) return;
    setPhone(sent.phone);
    setRepeatAfter(Math.max(0, Math.ceil((sent.repeatAtMs - Date.now()) / 1000)));
  }, [client, purpose, initialPhone]);

  function showCode(sentTo: string, seconds: number) {
    const now = Date.now();
    const sent = { purpose, phone: sentTo, sentAtMs: now, repeatAtMs: now + seconds * 1000 };
    sentCodeStorage(client).write(sent);
    setPhone(sentTo);
    setRepeatAfter(seconds);
  }

  function askPhone() {
    sentCodeStorage(client).remove();
    setRepeatAfter(undefined);
  }

  function finish(tokens: Tokens) {
    sentCodeStorage(client).remove();
    onSignedIn(tokens);
  }

  return (
    <div ref={box}>
      {repeatAfter === undefined ? (
        <PhoneForm purpose={purpose} initialPhone={phone} onSent={showCode} />
      ) : (
        <PasswordByCodeForm
          purpose={purpose}
          phone={phone}
          repeatAfter={repeatAfter}
          onOtherPhone={askPhone}
          onSignedIn={finish}
        />
      )}
    </div>
  );
}
