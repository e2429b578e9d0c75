import { useApiClient } from "@sughurta/api-client/react";
import { telHref } from "@sughurta/domain";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink, Card, Container, Stack } from "@sughurta/ui-kit";
import { useCallback, useEffect, useState } from "react";
import { type KeptPolicy, readKeptPolicy } from "../policy-check/kept-policy.ts";
import { claimsTexts } from "../texts/claims-texts.ts";
import { ClaimFields } from "./claim-fields.tsx";
import { ClaimRegistered } from "./claim-registered.tsx";
import { useClaim } from "./use-claim.ts";
import { type FileProblem, useClaimFiles } from "./use-claim-files.ts";

export interface ClaimFormProps {
  /** Navigation state of the page: what the policy check handed over, if anything. */
  readonly handedOver?: unknown;
  readonly onGoHome: () => void;
}

const STEPS = ["stepCheck", "stepCall", "stepDecision"] as const;

/** Registration of an insured event: the form, then the number of the claim and its files (S0 §2, §4). */
export function ClaimForm({ handedOver, onGoHome }: ClaimFormProps) {
  const { t } = useTexts(claimsTexts);
  const { supportPhone } = useInsurer();
  const client = useApiClient();
  const { form, claimId, problem } = useClaim();
  const [policy, setPolicy] = useState<KeptPolicy>();
  const reasonOf = useCallback(
    (reason: FileProblem) => {
      if (reason.kind !== "refused") return t(`files.${reason.kind}`, { ...reason });
      const { message, fieldMessages } = reason.failure;
      return Object.values(fieldMessages).flat()[0] ?? (message || t("files.unexpected"));
    },
    [t],
  );
  const files = useClaimFiles(claimId, form.values.files, reasonOf);
  const { setValues } = form;

  // Neither navigation state nor session storage exists on the server.
  useEffect(() => {
    const known = readKeptPolicy(client, Date.now(), handedOver);
    if (!known) return;
    setPolicy(known);
    setValues((before) =>
      before.policyNumber === "" ? { ...before, policyNumber: known.policyNumber } : before,
    );
  }, [client, handedOver, setValues]);

  if (claimId !== undefined) {
    return <ClaimRegistered claimId={claimId} form={form} files={files} onGoHome={onGoHome} />;
  }
  const phone = supportPhone;
  return (
    <Container className="sg-claim">
      <header>
        <h1>{t("claim.title")}</h1>
        <p className="sg-claim__lead">{t("claim.lead")}</p>
      </header>
      <Alert tone="warning" title={t("claim.urgentTitle")} className="sg-claim__urgent">
        <p>{t("claim.urgentText")}</p>
      </Alert>
      <div className="sg-claim__columns">
        <ClaimFields form={form} problem={problem} policy={policy} />
        <aside className="sg-claim__aside" aria-label={t("claim.asideLabel")}>
          <Card tone="sunken">
            <Stack>
              <h2 className="sg-claim__heading">{t("claim.nextTitle")}</h2>
              <ol className="sg-claim__steps">
                {STEPS.map((step) => (
                  <li key={step}>{t(`claim.${step}`)}</li>
                ))}
              </ol>
              <ButtonLink variant="secondary" icon="phone" href={telHref(phone)}>
                {t("claim.call", { phone })}
              </ButtonLink>
            </Stack>
          </Card>
        </aside>
      </div>
    </Container>
  );
}
