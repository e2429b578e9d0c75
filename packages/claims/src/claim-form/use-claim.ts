import type { CallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { claimNumber, isIsoDate } from "@sughurta/domain";
import { type FieldErrors, useZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { type OrderHistory, useDraft } from "@sughurta/order";
import { useCallback, useEffect, useState } from "react";
import { keepClaimNumber } from "../kept-claims/claim-numbers.ts";
import { isFirstTaken, readKeptPolicy } from "../policy-check/kept-policy.ts";
import { useKnownPolicy } from "../policy-check/use-known-policy.ts";
import { claimsTexts } from "../texts/claims-texts.ts";
import { forgetAttempt } from "./attempt-key.ts";
import { claimDraft } from "./claim-draft.ts";
import {
  type ClaimValues,
  claimSchema,
  EMPTY_CLAIM,
  EVENT_KINDS,
  NOTE_MAX_LENGTH,
} from "./claim-schema.ts";
import { keepClaim, readKeptClaim } from "./kept-claim.ts";
import type { KeptFiles } from "./kept-files.ts";
import { periodNotice } from "./period-notice.ts";
import { type Question, questionOf } from "./questions.ts";
import { registerOnce } from "./register-once.ts";
import { toClaimPayload, wholeStory } from "./to-claim-payload.ts";
import { isOneByOne, useQuestions } from "./use-questions.ts";

/** Why a claim could not be registered, where no field is to blame. */
export interface ClaimProblem {
  readonly step: "check" | "register";
  readonly problem: CallProblem;
}

export interface ClaimOptions {
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  readonly history: OrderHistory | undefined;
  readonly handedOver: unknown;
}

const POLICY_UNKNOWN = { code: "policyUnknown" };

/** Form of a claim and its registration: the policy is checked first, the claim is made once (S0 §4, decision 27). */
export function useClaim({ today, history, handedOver }: ClaimOptions) {
  const client = useApiClient();
  const { t, format } = useTexts(claimsTexts);
  const [claimId, setClaimId] = useState<string>();
  const [problem, setProblem] = useState<ClaimProblem>();

  /** What, when and where in words. */
  function circumstancesOf({ eventKind, eventDate, eventPlace }: ClaimValues) {
    const kind = EVENT_KINDS.find((one) => one === eventKind);
    // A day that is still being typed, or is none, is for its field to tell.
    const day = isIsoDate(eventDate) ? format.date(eventDate) : "";
    return [kind ? t(`kind.${kind}`) : "", day, eventPlace.trim()];
  }

  function tooLongTogether(values: ClaimValues): FieldErrors {
    const story = wholeStory(values.note.trim(), circumstancesOf(values));
    return story.length > NOTE_MAX_LENGTH ? { note: { code: "tooLong" } } : {};
  }

  const form = useZodForm({
    initialValues: EMPTY_CLAIM,
    schema: claimSchema,
    toErrors: tooLongTogether,
    onSubmit: async (values, current) => {
      setProblem(undefined);
      const { policyNumber } = values;
      const answer = await policy.ask(policyNumber);
      if (answer.kind === "problem") return setProblem({ step: "check", problem: answer.problem });
      if (answer.kind === "notFound") {
        const fieldCodes = { policyNumber: [POLICY_UNKNOWN.code] };
        return current.applyServerErrors({
          message: "",
          code: "invalid",
          fieldCodes,
          fieldMessages: {},
        });
      }
      const body = toClaimPayload(values, circumstancesOf(values));
      const outcome = await registerOnce(client, body);
      if (outcome.kind === "problem") {
        return setProblem({ step: "register", problem: outcome.problem });
      }
      if (outcome.kind === "registered") {
        keepClaim(client, outcome.claimId);
        keepClaimNumber(client, claimNumber(outcome.claimId));
        return setClaimId(outcome.claimId);
      }
      policy.forget(policyNumber);
      current.applyServerErrors(outcome.failure);
    },
  });
  const { values, setValues, setError } = form;

  const policy = useKnownPolicy(values.policyNumber);
  const { known, learn } = policy;
  const found = known?.kind === "found" ? known.policy : undefined;
  useEffect(() => {
    if (known?.kind === "notFound") setError("policyNumber", POLICY_UNKNOWN);
  }, [known, setError]);

  /** Looks the policy up before the story is written; stays where there is something new to read. */
  async function staysAt(question: Question): Promise<boolean> {
    if (question !== "policy" || known) return known?.kind === "notFound";
    const answer = await policy.ask(policy.number);
    if (answer.kind !== "found") return answer.kind === "notFound";
    return periodNotice(answer.policy, values.eventDate) !== undefined;
  }
  const questions = useQuestions({ form, history, staysAt });

  const draft = useDraft(claimDraft, {
    form,
    today,
    place: { part: questions.current },
    paid: claimId !== undefined,
    onResumed: ({ part }) => {
      // An address that names a question has said where to go on.
      if (questionOf(history?.step) === undefined && isOneByOne()) history?.replace(part);
    },
  });

  // Neither navigation state nor session storage exists on the server. What was looked up last wins (decision 58).
  useEffect(() => {
    const kept = readKeptPolicy(client, Date.now(), handedOver);
    if (!kept) return;
    learn(kept);
    const isFirst = isFirstTaken(client, kept);
    setValues((before) =>
      isFirst || before.policyNumber === ""
        ? { ...before, policyNumber: kept.policyNumber }
        : before,
    );
  }, [client, handedOver, learn, setValues]);

  useEffect(() => {
    // A policy that was looked up after the last claim is there for another one.
    const lookedUpAt = readKeptPolicy(client, Date.now(), handedOver)?.keptAtMs;
    setClaimId((made) => made ?? readKeptClaim(client, lookedUpAt));
  }, [client, handedOver]);

  const restoreFiles = useCallback(
    ({ claimId: registered, files }: KeptFiles) => {
      setClaimId((made) => made ?? registered);
      setValues((before) => (before.files.length > 0 ? before : { ...before, files: [...files] }));
    },
    [setValues],
  );

  return {
    form,
    restoreFiles,
    claimId,
    problem,
    policy: found,
    notice: found && periodNotice(found, values.eventDate),
    questions,
    draftNotice: draft.notice,
    startAfresh: () => {
      forgetAttempt(client);
      draft.startAfresh();
      questions.restart();
    },
  };
}
