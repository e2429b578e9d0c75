import type { Failure } from "@sughurta/contracts/core";
import type { ZodForm } from "@sughurta/forms";
import { useState } from "react";
import { useAction } from "./use-action.ts";

/** What the service says of a form: saved, wrong in its fields, or refused in a sentence. */
type SaveAnswer =
  | { readonly status: 200 }
  | { readonly status: 201 }
  | { readonly status: 401 | 404 | 409 | 422; readonly data: Failure };

/** One press that saves a form: what is wrong with a field is said at it, anything else in words. */
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
