import { useApiClient } from "@sughurta/api-client/react";
import { normalizePolicyNumber } from "@sughurta/domain";
import { useCallProblemText, useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import {
  Alert,
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Skeleton,
  Stack,
} from "@sughurta/ui-kit";
import { useEffect, useState } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import { VerifiedPolicy } from "./policy-found.tsx";
import { askAboutPolicy, type CheckResult } from "./stored-policy.ts";

export interface PolicyVerifyPageProps {
  /** Number from the address. */
  readonly policyNumber: string;
  /** Address of the home page, `/` by default. */
  readonly homeHref?: string;
}

/** Page behind the QR code of a policy: its status today, names masked (SPEC-8). */
export function PolicyVerifyPage({ policyNumber, homeHref = "/" }: PolicyVerifyPageProps) {
  const { t, rich } = useTexts(claimsTexts);
  const { supportPhone: phone } = useInsurer();
  const problemText = useCallProblemText();
  const client = useApiClient();
  const [attempt, setAttempt] = useState(1);
  const [response, setResponse] = useState<CheckResult & { readonly attempt: number }>();
  const number = normalizePolicyNumber(policyNumber);
  const known = response?.attempt === attempt ? response : undefined;

  useEffect(() => {
    const stop = new AbortController();
    void askAboutPolicy(client, { policyNumber: number }, stop.signal).then((next) => {
      if (!stop.signal.aborted) setResponse({ ...next, attempt });
    });
    return () => stop.abort();
  }, [client, number, attempt]);

  const retry = (
    <Button onClick={() => setAttempt((before) => before + 1)}>{t("notFound.retry")}</Button>
  );
  return (
    <Container width="form" className="sg-verify">
      <h1>{rich("verify.title", { number })}</h1>
      <p className="sg-policy-check__lead">{t("verify.lead")}</p>
      <div aria-live="polite" aria-busy={known === undefined}>
        {known?.kind === "found" ? (
          <VerifiedPolicy policy={known.policy} />
        ) : (
          <Card>
            {known === undefined ? (
              <>
                <p>{t("verify.checking")}</p>
                <Skeleton lines={5} />
              </>
            ) : null}
            {known?.kind === "notFound" ? (
              <EmptyState
                title={t(known.isTest ? "notFound.testTitle" : "notFound.title")}
                actions={
                  <>
                    {retry}
                    <ButtonLink href={homeHref} variant="secondary">
                      {t("notFound.home")}
                    </ButtonLink>
                  </>
                }
              >
                {t(known.isTest ? "notFound.test" : "notFound.text")}
              </EmptyState>
            ) : null}
            {known?.kind === "problem" ? (
              <Stack>
                <Alert tone="danger" actions={retry}>
                  {problemText(known.problem, t("check.unexpected", { phone }))}
                </Alert>
              </Stack>
            ) : null}
          </Card>
        )}
      </div>
    </Container>
  );
}
