import { useApiClient } from "@sughurta/api-client/react";
import { useTexts } from "@sughurta/i18n";
import { useState } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import { askAboutPolicy, type CheckAnswer } from "./check-answer.ts";
import { type KeptPolicy, keepPolicy, keptPolicyOf } from "./kept-policy.ts";

/** A check under way: what was asked, what is known, and how to go on. */
export interface PolicyCheckState {
  readonly title: string;
  readonly asked: string;
  readonly answer: CheckAnswer | undefined;
  /** What may be handed over about the policy that was found. */
  readonly kept: KeptPolicy | undefined;
  readonly check: (policyNumber: string) => Promise<void>;
  readonly askAgain: () => void;
}

/** Asks about policies by number; what is found is kept for the claim (S0 §2, §4). */
export function usePolicyCheck(): PolicyCheckState {
  const { t } = useTexts(claimsTexts);
  const client = useApiClient();
  const [asked, setAsked] = useState("");
  const [answer, setAnswer] = useState<CheckAnswer>();
  const [kept, setKept] = useState<KeptPolicy>();

  function titleOf(shown: CheckAnswer | undefined): string {
    if (shown?.kind === "found") return t("found.title");
    return shown?.kind === "notFound" ? t("notFound.title") : t("check.title");
  }

  return {
    title: titleOf(answer),
    asked,
    answer,
    kept,
    async check(policyNumber) {
      setAsked(policyNumber);
      const next = await askAboutPolicy(client, policyNumber);
      if (next.kind === "found") {
        const found = keptPolicyOf(next.policy, Date.now());
        keepPolicy(client, found);
        setKept(found);
      }
      setAnswer(next);
    },
    askAgain: () => setAnswer(undefined),
  };
}
