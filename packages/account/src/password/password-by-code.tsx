import type { Tokens } from "@sughurta/contracts/session";
import { useFirstFieldFocus } from "@sughurta/forms/code";
import { useState } from "react";
import { PhoneForm } from "../code/phone-form.tsx";
import type { CodePurpose } from "../code/send-code.ts";
import { PasswordByCodeForm } from "./password-by-code-form.tsx";

export interface PasswordByCodeProps {
  readonly purpose: CodePurpose;
  /** National digits to begin with, such as those of a refused login. */
  readonly initialPhone: string;
  readonly onSignedIn: (tokens: Tokens) => void;
}

/** Registration and recovery: phone → code → new password → signed in (SPEC-20). */
export function PasswordByCode({ purpose, initialPhone, onSignedIn }: PasswordByCodeProps) {
  const [phone, setPhone] = useState(initialPhone);
  const [repeatAfter, setRepeatAfter] = useState<number>();
  const box = useFirstFieldFocus<HTMLDivElement>(repeatAfter === undefined ? "phone" : "code");
  return (
    <div ref={box}>
      {repeatAfter === undefined ? (
        <PhoneForm
          purpose={purpose}
          initialPhone={phone}
          onSent={(sentTo, seconds) => {
            setPhone(sentTo);
            setRepeatAfter(seconds);
          }}
        />
      ) : (
        <PasswordByCodeForm
          purpose={purpose}
          phone={phone}
          repeatAfter={repeatAfter}
          onOtherPhone={() => setRepeatAfter(undefined)}
          onSignedIn={onSignedIn}
        />
      )}
    </div>
  );
}
