import type { CallProblem } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { claimNumber, claimRefusalOn, isIsoDate } from "@sughurta/domain";
import {
  type FieldError,
  type FieldErrors,
  useErrorMessage,
  useInsurer,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import type { OrderHistory } from "@sughurta/order";
import { useDraft } from "@sughurta/order/draft";
import { useLatest } from "@sughurta/ui-kit";
import { useCallback, useEffect, useState } from "react";
import { isFirstTaken, readStoredPolicy } from "../policy-check/stored-policy.ts";
import { type PolicyLookup, usePolicyLookup } from "../policy-check/use-policy-check.ts";
import { storeClaimNumber } from "../stored-claims/claim-numbers.ts";
import { claimsTexts } from "../texts/claims-texts.ts";
import { claimDraft, readStoredClaim, storeClaim } from "./claim-draft.ts";
import {
  type ClaimValues,
  claimSchema,
  EMPTY_CLAIM,
  EVENT_KINDS,
  NOTE_MAX_LENGTH,
  toClaimPayload,
  wholeStory,
} from "./claim-schema.ts";
import { clearAttempt, createClaimIdempotently } from "./create-claim.ts";
import { periodNotice } from "./period-notice.ts";
import { getQuestion, isOneByOne, type Question, useQuestions } from "./use-questions.ts";
import type { StoredFiles } from "./use-stored-files.ts";

/** Why a claim could not be registered, where no field is invalid. */
export interface ClaimProblem {
  readonly step: "check" | "register";
  readonly problem: CallProblem;
}

/** Contacts of the signed-in user: fill in empty fields. */
export type ClaimContact = Pick<ClaimValues, "fullName" | "phone" | "email">;

export interface ClaimOptions {
  readonly contact: ClaimContact | undefined;
  /** Today in Asia/Dushanbe, ISO. */
  readonly today: string;
  readonly history: OrderHistory | undefined;
  readonly handedOver: unknown;
}

const POLICY_UNKNOWN = { code: "policyNotFound" };

/** Why no claim is accepted on a policy today: it does not exist, was cancelled, or has not begun (SPEC-92). */
function getRefusal(
  response: PolicyLookup | undefined,
  today: string,
  phone: string,
): FieldError | undefined {
  if (response?.kind === "notFound") return POLICY_UNKNOWN;
  if (response?.kind !== "found") return undefined;
  const { policy } = response;
  const code = claimRefusalOn(today, policy);
  return code && { code, values: { start: policy.startDate, phone } };
}

/** Form of a claim and its registration: the policy is checked first, the claim is registered once (S0 §4, SPEC-27). */
export function useClaim({ today, history, handedOver, contact }: ClaimOptions) {
  const client = useApiClient();
  const { t, format } = useTexts(claimsTexts);
  const { supportPhone } = useInsurer();
  const errorMessage = useErrorMessage();
  const [claimId, setClaimId] = useState<string>();
  const [problem, setProblem] = useState<ClaimProblem>();

  /** What, when and where as text. */
  function getCircumstances({ eventKind, eventDate, eventPlace }: ClaimValues) {
    const kind = EVENT_KINDS.find((one) => one === eventKind);
    // An incomplete or invalid day is reported by its field.
    const day = isIsoDate(eventDate) ? format.date(eventDate) : "";
    return [kind ? t(`kind.${kind}`) : "", day, eventPlace.trim()];
  }

  function tooLongTogether(values: ClaimValues): FieldErrors {
    const story = wholeStory(values.note.trim(), getCircumstances(values));
    return story.length > NOTE_MAX_LENGTH ? { note: { code: "tooLong" } } : {};
  }

  const form = useZodForm({
    initialValues: EMPTY_CLAIM,
    schema: claimSchema,
    toErrors: tooLongTogether,
    onSubmit: async (values, current) => {
      setProblem(undefined);
      const { policyNumber } = values;
      const response = await policy.ask(policyNumber);
      if (response.kind === "problem")
        return setProblem({ step: "check", problem: response.problem });
      const refusal = getRefusal(response, today, supportPhone);
      if (refusal) {
        return current.applyServerErrors({
          message: "",
          code: "invalid",
          fieldCodes: { policyNumber: [refusal.code] },
          fieldMessages: { policyNumber: [errorMessage(refusal)] },
        });
      }
      const body = toClaimPayload(values, getCircumstances(values));
      const outcome = await createClaimIdempotently(client, body);
      if (outcome.kind === "problem") {
        return setProblem({ step: "register", problem: outcome.problem });
      }
      if (outcome.kind === "registered") {
        storeClaim(client, { claimId: outcome.claimId, eventKind: values.eventKind });
        storeClaimNumber(client, claimNumber(outcome.claimId));
        return setClaimId(outcome.claimId);
      }
      policy.clear(policyNumber);
      current.applyServerErrors(outcome.failure);
    },
  });
  const { values, setValues, setError } = form;

  const policy = usePolicyLookup(values.policyNumber);
  const { known, learn } = policy;
  const found = known?.kind === "found" ? known.policy : undefined;
  useEffect(() => {
    const refusal = getRefusal(known, today, supportPhone);
    if (refusal) setError("policyNumber", refusal);
  }, [known, today, supportPhone, setError]);

  /** Looks the policy up before the description is written; stays where there is a new notice. */
  async function staysAt(question: Question): Promise<boolean> {
    if (question !== "policy" || known) return getRefusal(known, today, supportPhone) !== undefined;
    const response = await policy.ask(policy.number);
    const refusal = getRefusal(response, today, supportPhone);
    if (response.kind !== "found" || refusal) return refusal !== undefined;
    return periodNotice(response.policy, values.eventDate) !== undefined;
  }
  const questions = useQuestions({ form, history, staysAt });

  const draft = useDraft(claimDraft, {
    form,
    today,
    place: { part: questions.current },
    paid: claimId !== undefined,
    onResumed: ({ part }) => {
      // A question in the address determines where to continue.
      if (getQuestion(history?.step) === undefined && isOneByOne()) history?.replace(part);
    },
  });

  const { fullName = "", phone = "", email = "" } = contact ?? {};
  const latestValues = useLatest(values);
  const { resetSaving } = draft;
  useEffect(() => {
    if (fullName === "" && phone === "" && email === "") return;
    // Data from the account alone is not stored as a draft.
    const isUntouched =
      latestValues.current.note === "" && latestValues.current.policyNumber === "";
    if (isUntouched) resetSaving();
    setValues((before) => ({
      ...before,
      fullName: before.fullName || fullName,
      phone: before.phone || phone,
      email: before.email || email,
    }));
  }, [fullName, phone, email, resetSaving, setValues]);

  // Neither navigation state nor session storage exists on the server. The last lookup wins (SPEC-58).
  useEffect(() => {
    const stored = readStoredPolicy(client, Date.now(), handedOver);
    if (!stored) return;
    learn(stored);
    const isFirst = isFirstTaken(client, stored);
    setValues((before) =>
      isFirst || before.policyNumber === ""
        ? { ...before, policyNumber: stored.policyNumber }
        : before,
    );
  }, [client, handedOver, learn, setValues]);

  useEffect(() => {
    // A policy that was looked up after the last claim is for another one.
    const lookedUpAt = readStoredPolicy(client, Date.now(), handedOver)?.storedAtMs;
    const stored = readStoredClaim(client, lookedUpAt);
    if (!stored) return;
    setClaimId((made) => made ?? stored.claimId);
    setValues((before) => ({ ...before, eventKind: before.eventKind || stored.eventKind }));
  }, [client, handedOver, setValues]);

  const restoreFiles = useCallback(
    ({ claimId: registered, files }: StoredFiles) => {
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
    changedElsewhere: draft.changedElsewhere,
    resetOrder: () => {
      clearAttempt(client);
      draft.resetOrder();
      questions.reset();
    },
  };
}
