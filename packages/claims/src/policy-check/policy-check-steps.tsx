import type { CallProblem } from "@sughurta/api-client";
import * as z from "@sughurta/contracts/zod";
import { claimRefusalOn } from "@sughurta/domain";
import {
  DateInput,
  Form,
  optionalDate,
  policyNumber,
  SubmitButton,
  TextInput,
  useCallProblemText,
  useInsurer,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Button, EmptyState, Stack } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { claimsTexts } from "../texts/claims-texts.ts";
import { PolicyFound } from "./policy-found.tsx";
import type { PolicyQuestion, StoredPolicy } from "./stored-policy.ts";
import type { PolicyCheckState } from "./use-policy-check.ts";

export interface PolicyCheckStepsProps {
  /**
   * The insurer's current date, ISO, from the server: no birth date is later, and no claim is accepted on a later
   * policy.
   */
  readonly today: string;
  readonly state: PolicyCheckState;
  /** Opens the claim with the shareable part of the policy. */
  readonly onClaim: (policy: StoredPolicy) => void;
  /** Shown beside "try again" where no policy was found. */
  readonly wayOut?: ReactNode;
  /** Other actions for the owner of the found policy, such as downloading its document. */
  readonly renderOwner?: ((policyNumber: string) => ReactNode) | undefined;
}

const isMasked = (name: string) => name.includes("*");

/** Content below the title of a check: question, found, or not found (S0 §2, §4). */
export function PolicyCheckSteps({
  today,
  state,
  onClaim,
  wayOut,
  renderOwner,
}: PolicyCheckStepsProps) {
  const { t, format } = useTexts(claimsTexts);
  const { response, asked, stored, check, askAgain } = state;
  if (response?.kind === "found") {
    return (
      <Stack gap="lg">
        <PolicyFound policy={response.policy} />
        {asked.birthDate && response.policy.lifeAssured.some(isMasked) ? (
          <Alert tone="info">
            {response.policy.birthDateWait === undefined
              ? t("found.nameHidden")
              : t("found.birthDateLimit", { wait: format.wait(response.policy.birthDateWait) })}
          </Alert>
        ) : null}
        {claimRefusalOn(today, response.policy) === undefined ? (
          <Button wide onClick={() => stored && onClaim(stored)}>
            {t("found.claim")}
          </Button>
        ) : null}
        {response.policy.cancelledOn === undefined
          ? renderOwner?.(response.policy.policyNumber)
          : null}
        <Button wide variant="quiet" onClick={askAgain}>
          {t("found.again")}
        </Button>
      </Stack>
    );
  }
  if (response?.kind === "notFound") {
    return (
      <EmptyState
        title={<span translate="no">{asked.policyNumber}</span>}
        level={3}
        actions={
          <>
            <Button onClick={askAgain}>{t("notFound.retry")}</Button>
            {wayOut}
          </>
        }
      >
        <p role="alert">{t(response.isTest ? "notFound.test" : "notFound.text")}</p>
      </EmptyState>
    );
  }
  return (
    <PolicyCheckForm today={today} asked={asked} problem={response?.problem} onCheck={check} />
  );
}

const EARLIEST_BIRTH = "1900-01-01";

const schema = z.object({ policyNumber, birthDate: optionalDate });

export interface PolicyCheckFormProps {
  /** The insurer's current date, ISO, from the server. */
  readonly today: string;
  readonly asked: PolicyQuestion;
  readonly problem: CallProblem | undefined;
  readonly onCheck: (question: PolicyQuestion) => Promise<void>;
}

/** The form of the check: the policy number, and optionally a birth date to see names (S0 §3, SPEC-8). */
function PolicyCheckForm({ today, asked, problem, onCheck }: PolicyCheckFormProps) {
  const { t } = useTexts(claimsTexts);
  const { supportPhone: phone } = useInsurer();
  const problemText = useCallProblemText();
  const form = useZodForm({
    initialValues: { policyNumber: asked.policyNumber, birthDate: asked.birthDate ?? "" },
    schema,
    onSubmit: onCheck,
  });
  return (
    <Form form={form} errorSummary={false}>
      <Stack>
        <p className="sg-policy-check__lead">{t("check.lead")}</p>
        {problem ? (
          <Alert tone="danger" live="assertive">
            {problemText(problem, t("check.unexpected", { phone }))}
          </Alert>
        ) : null}
        <TextInput
          name="policyNumber"
          label={t("check.policyNumber")}
          hint={t("check.policyNumberHint")}
          width="medium"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus=""
        />
        <DateInput
          name="birthDate"
          label={t("check.birthDate")}
          hint={t("check.birthDateHint")}
          min={EARLIEST_BIRTH}
          max={today}
          autoComplete="off"
          optional
        />
        <SubmitButton wide>{t("check.submit")}</SubmitButton>
      </Stack>
    </Form>
  );
}
