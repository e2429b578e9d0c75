import { useApiClient } from "@sughurta/api-client/react";
import { profile } from "@sughurta/contracts/account";
import type { Tokens } from "@sughurta/contracts/session";
import { parsePhone } from "@sughurta/domain";
import { useCodeProblemText, useFirstFieldFocus } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { Button, PhoneText, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { sendCode } from "../code/phone-form.tsx";
import { LoadedSection, Refusal } from "../section/account-section.tsx";
import { useAction } from "../section/use-action.ts";
import { useApiQuery } from "../section/use-loaded.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { PasswordByCodeForm } from "./password-by-code-form.tsx";

const PURPOSE = "recover";

export interface PasswordByOwnPhoneProps {
  readonly onSignedIn: (tokens: Tokens) => void;
}

/** A new password for who is signed in, by a code to the phone of the account. */
export function PasswordByOwnPhone({ onSignedIn }: PasswordByOwnPhoneProps) {
  const client = useApiClient();
  const control = useApiQuery(() => client.send(profile, {}));
  return (
    <LoadedSection control={control}>
      {({ phone }) => <ByPhone phone={parsePhone(phone) ?? phone} onSignedIn={onSignedIn} />}
    </LoadedSection>
  );
}

interface ByPhoneProps extends PasswordByOwnPhoneProps {
  /** Nine national digits. */
  readonly phone: string;
}

function ByPhone({ phone, onSignedIn }: ByPhoneProps) {
  const { t, rich, format } = useTexts(accountTexts);
  const problemText = useCodeProblemText();
  const client = useApiClient();
  const { busy, refusal, run } = useAction();
  const [repeatAfter, setRepeatAfter] = useState<number>();
  const box = useFirstFieldFocus<HTMLDivElement>(repeatAfter === undefined ? "phone" : "code");

  const send = () =>
    run(async () => {
      const outcome = await sendCode(client, phone, PURPOSE);
      if (outcome.kind === "refused") return outcome.failure.message;
      if (outcome.kind === "problem") {
        return problemText(outcome.problem);
      }
      setRepeatAfter(outcome.repeatAfter);
      return undefined;
    });

  return (
    <div ref={box}>
      {repeatAfter === undefined ? (
        <Stack>
          <p>
            {rich("password.byCodeLead", {
              phone: <PhoneText>{format.phone(phone)}</PhoneText>,
            })}
          </p>
          <Refusal text={refusal} />
          <Button wide busy={busy} onClick={send}>
            {t("code.send")}
          </Button>
        </Stack>
      ) : (
        <PasswordByCodeForm
          purpose={PURPOSE}
          phone={phone}
          repeatAfter={repeatAfter}
          onSignedIn={onSignedIn}
        />
      )}
    </div>
  );
}
