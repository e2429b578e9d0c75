import { type ApiClient, storageKeyFor, storedValue } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { Tokens } from "@sughurta/contracts/session";
import { useFirstFieldFocus } from "@sughurta/forms/code";
import { useEffect, useState } from "react";
import { type CodePurpose, PhoneForm } from "../code/phone-form.tsx";
import { PasswordByCodeForm } from "./password-by-code-form.tsx";

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

/** Milliseconds for which a code of an SMS is good (SPEC-20). */
const CODE_VALID_MS = 5 * 60_000;

/** A code that was sent to register or to recover a password. */
export interface SentCode {
  readonly purpose: CodePurpose;
  /** Nine national digits of the phone that got it. */
  readonly phone: string;
  /** Times in milliseconds since 1970: when it was sent, and from when another one may be requested. */
  readonly sentAtMs: number;
  readonly repeatAtMs: number;
}

/** The code of this tab, while it is valid: a reload or another language restores its field. */
function sentCodeStorage(client: ApiClient) {
  return storedValue<SentCode>(storageKeyFor(client, "sent-code"), {
    area: "session",
    parse: (stored) => (isSentCode(stored) ? stored : undefined),
    maxAge: { ms: CODE_VALID_MS, since: ({ sentAtMs }) => sentAtMs },
  });
}

function isSentCode(stored: Partial<Record<keyof SentCode, unknown>>): stored is SentCode {
  const { purpose, phone, sentAtMs, repeatAtMs } = stored;
  return (
    (purpose === "register" || purpose === "recover") &&
    typeof phone === "string" &&
    typeof sentAtMs === "number" &&
    typeof repeatAtMs === "number"
  );
}
