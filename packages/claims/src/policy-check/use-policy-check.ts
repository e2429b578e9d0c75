import { useApiClient, useFirstInteraction } from "@sughurta/api-client/react";
import { isPolicyNumber, normalizePolicyNumber } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { useCallback, useEffect, useRef, useState } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import {
  askAboutPolicy,
  type CheckAnswer,
  checkContracts,
  type PolicyQuestion,
  readStoredPolicy,
  type StoredPolicy,
  storePolicy,
  toStoredPolicy,
} from "./stored-policy.ts";

const CHECK_DEBOUNCE_MS = 500;

/** Result of a policy lookup: found with its dates, not found, or failed. */
export type PolicyLookup =
  | { readonly kind: "found"; readonly policy: StoredPolicy }
  | Exclude<CheckAnswer, { readonly kind: "found" }>;

/**
 * Looks a policy up as soon as its number is complete, each number once. A failed lookup is retried when its result is
 * needed.
 */
export function usePolicyLookup(typed: string) {
  const client = useApiClient();
  useFirstInteraction(checkContracts.preload);
  const number = normalizePolicyNumber(typed);
  const answers = useRef(new Map<string, Promise<PolicyLookup>>());
  const [known, setKnown] = useState<{ readonly number: string; readonly answer: PolicyLookup }>();

  const ask = useCallback(
    (asked: string): Promise<PolicyLookup> => {
      const earlier = answers.current.get(asked);
      if (earlier) return earlier;
      const coming = askAboutPolicy(client, { policyNumber: asked }).then(
        (answer): PolicyLookup => {
          if (answer.kind === "problem") answers.current.delete(asked);
          const told =
            answer.kind === "found"
              ? ({ kind: "found", policy: toStoredPolicy(answer.policy, Date.now()) } as const)
              : answer;
          setKnown({ number: asked, answer: told });
          return told;
        },
      );
      answers.current.set(asked, coming);
      return coming;
    },
    [client],
  );

  useEffect(() => {
    if (!isPolicyNumber(number)) return;
    const timer = setTimeout(() => void ask(number), CHECK_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [ask, number]);

  return {
    /** The number of the form, in wire format. */
    number,
    /** Lookup result of the number in the form. */
    known: known?.number === number ? known.answer : undefined,
    ask,
    /** Uses the result of a recent lookup elsewhere. */
    learn: useCallback((policy: StoredPolicy) => {
      const answer = { kind: "found", policy } as const;
      answers.current.set(policy.policyNumber, Promise.resolve(answer));
      setKnown({ number: policy.policyNumber, answer });
    }, []),
    /** Clears a result that the server has revoked. */
    forget: useCallback((asked: string) => void answers.current.delete(asked), []),
  };
}

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
