import { type CallProblem, callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { registerClaim } from "@sughurta/contracts";
import { useZodForm } from "@sughurta/forms";
import { useEffect, useRef, useState } from "react";
import { askAboutPolicy } from "../policy-check/check-answer.ts";
import { claimSchema, EMPTY_CLAIM } from "./claim-schema.ts";
import { keepClaim, readKeptClaim } from "./kept-claim.ts";
import { toClaimPayload } from "./to-claim-payload.ts";
import { useClaimDraft } from "./use-claim-draft.ts";

/** Why a claim could not be registered, where no field is to blame. */
export interface ClaimProblem {
  readonly step: "check" | "register";
  readonly problem: CallProblem;
}

/** Form of a claim and its registration: the policy is checked first, the claim is made once (S0 §4, decision 27). */
export function useClaim() {
  const client = useApiClient();
  const [claimId, setClaimId] = useState<string>();
  const [problem, setProblem] = useState<ClaimProblem>();
  const confirmed = useRef<string>(undefined);
  const attempt = useRef({ content: "", key: "" });

  const form = useZodForm({
    initialValues: EMPTY_CLAIM,
    schema: claimSchema,
    onSubmit: async ({ files: _, ...values }, current) => {
      setProblem(undefined);
      if (confirmed.current !== values.policyNumber) {
        const answer = await askAboutPolicy(client, values.policyNumber);
        if (answer.kind === "problem") {
          return setProblem({ step: "check", problem: answer.problem });
        }
        if (answer.kind === "notFound") {
          const fieldCodes = { policyNumber: ["policyUnknown"] };
          const refused = { message: "", code: "invalid", fieldCodes, fieldMessages: {} };
          return current.applyServerErrors(refused);
        }
        confirmed.current = values.policyNumber;
      }
      const body = toClaimPayload(values);
      const content = JSON.stringify(body);
      // The same claim keeps its key, so that a lost answer never makes a second claim.
      if (attempt.current.content !== content) {
        attempt.current = { content, key: crypto.randomUUID() };
      }
      try {
        const answer = await client.send(registerClaim, {
          body,
          idempotencyKey: attempt.current.key,
        });
        if (answer.status === 201) {
          const made = String(answer.data.id);
          keepClaim(client, made, Date.now());
          return setClaimId(made);
        }
        attempt.current = { content: "", key: "" };
        confirmed.current = undefined;
        current.applyServerErrors(answer.data);
      } catch (error) {
        setProblem({ step: "register", problem: callProblemOf(error) });
      }
    },
  });

  useClaimDraft(form, claimId !== undefined);
  // Session storage does not exist on the server.
  useEffect(() => setClaimId((made) => made ?? readKeptClaim(client, Date.now())), [client]);

  return { form, claimId, problem };
}
