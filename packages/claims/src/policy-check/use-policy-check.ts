import { useApiClient } from "@sughurta/api-client/react";
import { isPolicyNumber, normalizePolicyNumber } from "@sughurta/domain";
import { useTexts } from "@sughurta/i18n";
import { useFirstInteraction } from "@sughurta/lazy-module";
import { useCallback, useEffect, useRef, useState } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import {
  askAboutPolicy,
  type CheckResult,
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
  | Exclude<CheckResult, { readonly kind: "found" }>;

/**
 * Looks a policy up as soon as its number is complete, each number once. A failed lookup is retried when its result is
 * needed.
 */
export function usePolicyLookup(typed: string) {
  const client = useApiClient();
  useFirstInteraction(checkContracts.preload);
  const number = normalizePolicyNumber(typed);
  const responses = useRef(new Map<string, Promise<PolicyLookup>>());
  const [known, setKnown] = useState<{
    readonly number: string;
    readonly response: PolicyLookup;
  }>();

  const ask = useCallback(
    (asked: string): Promise<PolicyLookup> => {
      const earlier = responses.current.get(asked);
      if (earlier) return earlier;
      const coming = askAboutPolicy(client, { policyNumber: asked }).then(
        (response): PolicyLookup => {
          if (response.kind === "problem") responses.current.delete(asked);
          const told =
            response.kind === "found"
              ? ({ kind: "found", policy: toStoredPolicy(response.policy, Date.now()) } as const)
              : response;
          setKnown({ number: asked, response: told });
          return told;
        },
      );
      responses.current.set(asked, coming);
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
    known: known?.number === number ? known.response : undefined,
    ask,
    /** Uses the result of a recent lookup elsewhere. */
    learn: useCallback((policy: StoredPolicy) => {
      const response = { kind: "found", policy } as const;
      responses.current.set(policy.policyNumber, Promise.resolve(response));
      setKnown({ number: policy.policyNumber, response });
    }, []),
    /** Clears a result that the server has revoked. */
    clear: useCallback((asked: string) => void responses.current.delete(asked), []),
  };
}

function foundAgain({ storedAtMs: _, ...policy }: StoredPolicy): CheckResult {
  return { kind: "found", policy: { ...policy, lifeAssured: [] } };
}

/** State of a check: input, result, and actions. */
export interface PolicyCheckState {
  readonly title: string;
  readonly asked: PolicyQuestion;
  readonly response: CheckResult | undefined;
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
  const [response, setResponse] = useState(() => stored && foundAgain(stored));

  function getTitle(shown: CheckResult | undefined): string {
    if (shown?.kind === "found") return t("found.title");
    if (shown?.kind !== "notFound") return t("check.title");
    return t(shown.isTest ? "notFound.testTitle" : "notFound.title");
  }

  return {
    title: getTitle(response),
    asked,
    response,
    stored,
    async check(question) {
      setAsked(question);
      const next = await askAboutPolicy(client, question);
      if (next.kind === "found") {
        const found = toStoredPolicy(next.policy, Date.now());
        storePolicy(client, found);
        setStored(found);
      }
      setResponse(next);
    },
    askAgain: () => setResponse(undefined),
  };
}
