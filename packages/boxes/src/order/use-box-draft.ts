import { useApiClient, useServiceDraft } from "@sughurta/api-client/react";
import { boxDraft } from "@sughurta/contracts";
import type { ZodForm } from "@sughurta/forms";
import { useEffect } from "react";
import { boxDraftOf, discardBoxDraft, mergeDraft } from "./box-draft.ts";
import { type BoxOrderValues, EMPTY_BOX_ORDER } from "./box-order-values.ts";

/**
 * Restores a half-filled order after a reload and keeps it while it is filled in (decision 30); an order
 * that is paid is never offered again.
 */
export function useBoxDraft(slug: string, form: ZodForm<BoxOrderValues>, paid: boolean) {
  const client = useApiClient();
  const { values, setValues, reset } = form;
  const { restored, forget } = useServiceDraft({
    kind: boxDraft(slug),
    draft: boxDraftOf(values),
    untouched: boxDraftOf(EMPTY_BOX_ORDER),
    onRestored: (draft) => setValues((before) => mergeDraft(before, draft)),
  });

  useEffect(() => {
    if (!paid) return;
    forget();
    void discardBoxDraft(client, slug).catch(() => undefined);
  }, [client, slug, paid, forget]);

  function startAfresh() {
    reset(EMPTY_BOX_ORDER);
    forget();
    void discardBoxDraft(client, slug).catch(() => undefined);
  }

  return { restored, startAfresh };
}
