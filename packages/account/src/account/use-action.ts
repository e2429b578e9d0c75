import { callProblemOf } from "@sughurta/api-client";
import { useCallProblemText, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { useState } from "react";
import { accountTexts } from "../texts/account-texts.ts";

/** Result of a refused action: a message for users. */
export type ActionRefusal = string | undefined;

/** An action that sends a request: busy state, and the error message. */
export function useAction() {
  const { t } = useTexts(accountTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ActionRefusal>();

  async function run(action: () => Promise<ActionRefusal>) {
    setBusy(true);
    setRefusal(undefined);
    try {
      setRefusal(await action());
    } catch (error) {
      setRefusal(problemText(callProblemOf(error), t("cabinet.notDone", { phone: supportPhone })));
    }
    setBusy(false);
  }

  return { busy, refusal, run };
}
