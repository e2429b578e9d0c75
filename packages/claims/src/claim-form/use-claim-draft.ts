import { type ServiceDraft, useServiceDraft } from "@sughurta/api-client/react";
import type { ZodForm } from "@sughurta/forms";
import { type ClaimValues, EMPTY_CLAIM } from "./claim-schema.ts";

const DRAFT_KIND = "claim";

const textsOf = ({ files: _, ...texts }: ClaimValues): ServiceDraft => texts;

/** Keeps what is written of a claim over a reload or a change of language; files are chosen anew. */
export function useClaimDraft(
  { values, setValues }: Pick<ZodForm<ClaimValues>, "values" | "setValues">,
  registered: boolean,
): void {
  useServiceDraft({
    kind: DRAFT_KIND,
    draft: textsOf(values),
    untouched: textsOf(EMPTY_CLAIM),
    onRestored: (draft) => setValues((before) => withDraft(before, draft)),
    done: registered,
  });
}

function withDraft(values: ClaimValues, draft: ServiceDraft): ClaimValues {
  const { fullName, policyNumber, note, phone, email } = values;
  return {
    ...values,
    fullName: fullName || (draft.fullName ?? ""),
    policyNumber: policyNumber || (draft.policyNumber ?? ""),
    note: note || (draft.note ?? ""),
    phone: phone || (draft.phone ?? ""),
    email: email || (draft.email ?? ""),
  };
}
