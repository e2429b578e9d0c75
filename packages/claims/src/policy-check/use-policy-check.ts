import { useApiClient, useFirstInteraction } from "@sughurta/api-client/react";
import { useTexts } from "@sughurta/i18n";
import { useState } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import {
  askAboutPolicy,
  type CheckAnswer,
  checkContracts,
  type PolicyQuestion,
} from "./check-answer.ts";
import {
  readStoredPolicy,
  type StoredPolicy,
  storePolicy,
  toStoredPolicy,
} from "./stored-policy.ts";

function foundAgain({ storedAtMs: _, ...policy }: StoredPolicy): CheckAnswer {
  return { kind: "found", policy: { ...policy, lifeAssured: [] } };
}

/** State of a check: input, result, and actions. */
export interface PolicyCheckState {
  readonly title: string;
  readonly asked: PolicyQuestion;
  readonly answer: CheckAnswer | undefined;
  /** The shareable part of the found policy. */
  readonly stored: StoredPolicy | undefined;
  readonly check: (question: PolicyQuestion) => Promise<void>;
  readonly askAgain: () => void;
}

/** Looks policies up by number, first the given one; a found one is stored for the claim (S0 §2, §4). */
export function usePolicyCheck(policyNumber?: string): PolicyCheckState {
  const { t } = useTexts(claimsTexts);
  const client = useApiClient();
  useFirstInteraction(checkContracts.preload);
  // A policy found within the last five minutes is shown again, without names (S0 §4).
  const [stored, setStored] = useState(() => {
    const found = readStoredPolicy(client, Date.now());
    return policyNumber === undefined || policyNumber === found?.policyNumber ? found : undefined;
  });
  const [asked, setAsked] = useState<PolicyQuestion>({
    policyNumber: policyNumber ?? stored?.policyNumber ?? "",
  });
  const [answer, setAnswer] = useState(() => stored && foundAgain(stored));

  function titleOf(shown: CheckAnswer | undefined): string {
    if (shown?.kind === "found") return t("found.title");
    if (shown?.kind !== "notFound") return t("check.title");
    return t(shown.isTest ? "notFound.testTitle" : "notFound.title");
  }

  return {
    title: titleOf(answer),
    asked,
    answer,
    stored,
    async check(question) {
      setAsked(question);
      const next = await askAboutPolicy(client, question);
      if (next.kind === "found") {
        const found = toStoredPolicy(next.policy, Date.now());
        storePolicy(client, found);
        setStored(found);
      }
      setAnswer(next);
    },
    askAgain: () => setAnswer(undefined),
  };
}
