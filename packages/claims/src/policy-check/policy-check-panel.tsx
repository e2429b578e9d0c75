import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Dialog } from "@sughurta/ui-kit";
import { claimsTexts } from "../texts/claims-texts.ts";
import { PolicyCheckSteps, type PolicyCheckStepsProps } from "./policy-check-steps.tsx";
import type { StoredPolicy } from "./stored-policy.ts";
import { usePolicyCheck } from "./use-policy-check.ts";

export interface PolicyCheckPanelProps extends Pick<PolicyCheckStepsProps, "today"> {
  /** Initial number, for example from a search. */
  readonly policyNumber?: string | undefined;
  readonly onClose: () => void;
  /** Opens the claim page with the shareable part of the policy. */
  readonly onClaim: (policy: StoredPolicy) => void;
  readonly homeHref: string;
  /** Other actions for the owner of the found policy, such as downloading its document. */
  readonly renderOwner?: PolicyCheckStepsProps["renderOwner"];
}

/** Popup of the check (S0 §2, §4). */
export function PolicyCheckPanel({
  today,
  policyNumber,
  onClose,
  onClaim,
  homeHref,
  renderOwner,
}: PolicyCheckPanelProps) {
  const { t } = useTexts(claimsTexts);
  const state = usePolicyCheck(policyNumber);
  return (
    <Dialog open size="small" title={state.title} closeText={t("check.close")} onClose={onClose}>
      <PolicyCheckSteps
        today={today}
        state={state}
        onClaim={onClaim}
        renderOwner={renderOwner}
        wayOut={
          <ButtonLink href={homeHref} variant="secondary" onClick={onClose}>
            {t("notFound.home")}
          </ButtonLink>
        }
      />
    </Dialog>
  );
}
