import type { Failure } from "@sughurta/contracts/core";
import type { ZodForm } from "@sughurta/forms";
import { useState } from "react";
import { useAction } from "./use-action.ts";

/** Result of saving a form: saved, invalid fields, or refused with a message. */
type SaveAnswer =
  | { readonly status: 200 }
  | { readonly status: 201 }
  | { readonly status: 401 | 404 | 409 | 422; readonly data: Failure };

/** Saves a form: errors of fields are shown at them, others as a message. */
export function useSave(onSaved?: () => void) {
  const { refusal, run } = useAction();
  const [saved, setSaved] = useState(false);

  function save(form: Pick<ZodForm, "applyServerErrors">, send: () => Promise<SaveAnswer>) {
    setSaved(false);
    return run(async () => {
      const answer = await send();
      if (answer.status === 200 || answer.status === 201) {
        setSaved(true);
        onSaved?.();
      } else if (answer.status === 422) form.applyServerErrors(answer.data);
      else return answer.data.message;
      return undefined;
    });
  }

  return { saved, refusal, save };
}
