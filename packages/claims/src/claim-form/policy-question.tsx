import { TextInput } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import type { KeptPolicy } from "../policy-check/kept-policy.ts";
import { PolicyStatusBadge } from "../policy-check/policy-found.tsx";
import { claimsTexts } from "../texts/claims-texts.ts";
import type { PeriodNotice } from "./period-notice.ts";

export interface PolicyQuestionProps {
  readonly policy: KeptPolicy | undefined;
  readonly notice: PeriodNotice | undefined;
}

/** Which policy; its state is told at once, before anything else is written. */
export function PolicyQuestion({ policy, notice }: PolicyQuestionProps) {
  const { t, format } = useTexts(claimsTexts);
  return (
    <>
      <TextInput
        name="policyNumber"
        label={t("claim.policyNumber")}
        hint={t("claim.policyNumberHint")}
        width="medium"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
      />
      {policy ? (
        <p className="sg-claim__policy" role="status">
          <PolicyStatusBadge status={policy.status} />{" "}
          {t("claim.term", {
            start: format.date(policy.startDate),
            end: format.date(policy.endDate),
          })}
        </p>
      ) : null}
      {policy && (notice === "ended" || notice === "notBegun") ? (
        <Alert tone="warning" live="polite">
          <p>
            {t(`period.${notice}`, {
              start: format.date(policy.startDate),
              end: format.date(policy.endDate),
            })}
          </p>
        </Alert>
      ) : null}
    </>
  );
}
