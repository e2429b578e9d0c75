import { toCallProblem } from "@sughurta/api-client";
import type { Failure } from "@sughurta/contracts/core";
import { useCallProblemText, useInsurer, type ZodForm } from "@sughurta/forms";
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
      setRefusal(problemText(toCallProblem(error), t("cabinet.notDone", { phone: supportPhone })));
    }
    setBusy(false);
  }

  return { busy, refusal, run };
}

/** Result of saving a form: saved, invalid fields, or refused with a message. */
type SaveResponse =
  | { readonly status: 200 }
  | { readonly status: 201 }
  | { readonly status: 401 | 404 | 409 | 422; readonly data: Failure };

/** Saves a form: errors of fields are shown at them, others as a message. */
export function useSave(onSaved?: () => void) {
  const { refusal, run } = useAction();
  const [saved, setSaved] = useState(false);

  function save(form: Pick<ZodForm, "applyServerErrors">, send: () => Promise<SaveResponse>) {
    setSaved(false);
    return run(async () => {
      const response = await send();
      if (response.status === 200 || response.status === 201) {
        setSaved(true);
        onSaved?.();
      } else if (response.status === 422) form.applyServerErrors(response.data);
      else return response.data.message;
      return undefined;
    });
  }

  return { saved, refusal, save };
}
