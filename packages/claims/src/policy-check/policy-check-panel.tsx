import { useApiClient } from "@sughurta/api-client/react";
import { useTexts } from "@sughurta/i18n";
import { Button, ButtonLink, Dialog, EmptyState, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import { askAboutPolicy, type CheckAnswer } from "./check-answer.ts";
import { type KeptPolicy, keepPolicy, keptPolicyOf } from "./kept-policy.ts";
import { PolicyCheckForm } from "./policy-check-form.tsx";
import { PolicyFound } from "./policy-found.tsx";

export interface PolicyCheckPanelProps {
  readonly onClose: () => void;
  /** Opens the claim page with what may be handed over about the policy. */
  readonly onClaim: (policy: KeptPolicy) => void;
  readonly homeHref: string;
}

/** Popup of the check: question, found, or not found (S0 §2, §4). */
export function PolicyCheckPanel({ onClose, onClaim, homeHref }: PolicyCheckPanelProps) {
  const { t } = useTexts(claimsTexts);
  const client = useApiClient();
  const [asked, setAsked] = useState("");
  const [answer, setAnswer] = useState<CheckAnswer>();
  const [kept, setKept] = useState<KeptPolicy>();

  async function check(policyNumber: string) {
    setAsked(policyNumber);
    const next = await askAboutPolicy(client, policyNumber);
    if (next.kind === "found") {
      const found = keptPolicyOf(next.policy, Date.now());
      keepPolicy(client, found);
      setKept(found);
    }
    setAnswer(next);
  }

  const askAgain = () => setAnswer(undefined);
  return (
    <Dialog
      open
      size="small"
      title={titleOf(answer)}
      closeText={t("check.close")}
      onClose={onClose}
    >
      {answer?.kind === "found" ? (
        <Stack gap="lg">
          <PolicyFound policy={answer.policy} />
          <Button wide onClick={() => kept && onClaim(kept)}>
            {t("found.claim")}
          </Button>
          <Button wide variant="quiet" onClick={askAgain}>
            {t("found.again")}
          </Button>
        </Stack>
      ) : null}
      {answer?.kind === "notFound" ? (
        <EmptyState
          picture="search"
          title={asked}
          level={3}
          actions={
            <>
              <Button onClick={askAgain}>{t("notFound.retry")}</Button>
              <ButtonLink href={homeHref} variant="secondary" onClick={onClose}>
                {t("notFound.home")}
              </ButtonLink>
            </>
          }
        >
          <p role="alert">{t("notFound.text")}</p>
        </EmptyState>
      ) : null}
      {answer === undefined || answer.kind === "problem" ? (
        <PolicyCheckForm initialNumber={asked} problem={answer?.problem} onCheck={check} />
      ) : null}
    </Dialog>
  );

  function titleOf(shown: CheckAnswer | undefined): string {
    if (shown?.kind === "found") return t("found.title");
    return shown?.kind === "notFound" ? t("notFound.title") : t("check.title");
  }
}
