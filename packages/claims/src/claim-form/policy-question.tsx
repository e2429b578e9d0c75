import { normalizePolicyNumber } from "@sughurta/domain";
import { LazyDialogBoundary, TextInput, type ZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Alert, Button, RadioGroup, Stack } from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { PolicyStatusBadge } from "../policy-check/policy-found.tsx";
import type { StoredPolicy } from "../policy-check/stored-policy.ts";
import { canScan } from "../policy-scan/scanner.ts";
import { claimsTexts } from "../texts/claims-texts.ts";
import type { ClaimValues } from "./claim-schema.ts";
import type { PeriodNotice } from "./period-notice.ts";

const PolicyScanDialog = lazyComponent(
  lazyModule(() => import("../policy-scan/policy-scan-dialog.tsx")),
  (module) => module.PolicyScanDialog,
);

/** A policy of the visitor, to choose instead of typing its number. */
export interface OwnPolicy {
  readonly policyNumber: string;
  readonly title: string;
  readonly startDate: string;
  readonly endDate: string;
}

export interface PolicyQuestionProps {
  readonly form: Pick<ZodForm<ClaimValues>, "values" | "setValue">;
  /** The policies of the signed-in user. */
  readonly policies: readonly OwnPolicy[];
  readonly policy: StoredPolicy | undefined;
  readonly notice: PeriodNotice | undefined;
}

/** Which policy; its status is shown at once, before anything else is filled in. */
export function PolicyQuestion({ form, policies, policy, notice }: PolicyQuestionProps) {
  const { t, format } = useTexts(claimsTexts);
  const typed = normalizePolicyNumber(form.values.policyNumber);
  const choose = (number: string) => form.setValue("policyNumber", number);
  return (
    <>
      {policies.length > 0 ? (
        <RadioGroup
          name="ownPolicy"
          label={t("mine.label")}
          look="cards"
          value={policies.some(({ policyNumber }) => policyNumber === typed) ? typed : ""}
          options={[
            ...policies.map(({ policyNumber, title, startDate, endDate }) => ({
              value: policyNumber,
              label: title,
              hint: `${policyNumber}, ${t("claim.term", {
                start: format.date(startDate),
                end: format.date(endDate),
              })}`,
            })),
            { value: "", label: t("mine.other") },
          ]}
          onChange={({ target }) => choose(target.value)}
        />
      ) : null}
      <PolicyScan onFound={choose} />
      <TextInput
        name="policyNumber"
        label={t("claim.policyNumber")}
        hint={t("claim.policyNumberHint")}
        width="medium"
        inputMode="numeric"
        autoComplete="off"
      />
      {policy ? (
        <Stack direction="row" gap="sm" align="center" className="sg-note" role="status">
          <PolicyStatusBadge {...policy} />
          <span>
            {t("claim.validity", {
              start: format.date(policy.startDate),
              end: format.date(policy.endDate),
            })}
          </span>
        </Stack>
      ) : null}
      {policy && (notice === "ended" || notice === "suspended") ? (
        <Alert tone="warning" live="polite">
          <p>
            {t(`period.${notice}`, {
              end: format.date(policy.endDate),
              since: format.date(policy.suspendedOn ?? policy.startDate),
            })}
          </p>
        </Alert>
      ) : null}
    </>
  );
}

/** Reads the number from the QR code of a policy, where the browser supports it. */
export function PolicyScan({ onFound }: { readonly onFound: (policyNumber: string) => void }) {
  const { t } = useTexts(claimsTexts);
  const [isAble, setAble] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // The server has no camera.
  useEffect(() => setAble(canScan()), []);
  if (!isAble) return null;
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="secondary" icon="qr" onClick={() => setOpen(true)}>
        {t("scan.open")}
      </Button>
      {isOpen ? (
        <LazyDialogBoundary fallback={null} open={isOpen} onClose={close}>
          <PolicyScanDialog
            onClose={close}
            onFound={(number) => {
              onFound(number);
              close();
            }}
          />
        </LazyDialogBoundary>
      ) : null}
    </div>
  );
}
