import type { CallProblem } from "@sughurta/api-client";
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
import { Alert, Stack } from "@sughurta/ui-kit";
import * as z from "zod/mini";
import { claimsTexts } from "../texts/claims-texts.ts";
import type { PolicyQuestion } from "./check-answer.ts";

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
export function PolicyCheckForm({ today, asked, problem, onCheck }: PolicyCheckFormProps) {
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
