import { useApiClient, useFirstInteraction } from "@sughurta/api-client/react";
import { isPolicyNumber, normalizePolicyNumber } from "@sughurta/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { askAboutPolicy, type CheckAnswer, checkContracts } from "./check-answer.ts";
import { type StoredPolicy, toStoredPolicy } from "./stored-policy.ts";

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
