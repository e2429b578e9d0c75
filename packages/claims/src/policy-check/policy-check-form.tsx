import type { CallProblem } from "@sughurta/api-client";
import {
  Form,
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

const schema = z.object({ policyNumber });

export interface PolicyCheckFormProps {
  readonly initialNumber: string;
  readonly problem: CallProblem | undefined;
  readonly onCheck: (policyNumber: string) => Promise<void>;
}

/** The one question of the check: the policy number (S0 §3). */
export function PolicyCheckForm({ initialNumber, problem, onCheck }: PolicyCheckFormProps) {
  const { t } = useTexts(claimsTexts);
  const { supportPhone: phone } = useInsurer();
  const problemText = useCallProblemText();
  const form = useZodForm({
    initialValues: { policyNumber: initialNumber },
    schema,
    onSubmit: (values) => onCheck(values.policyNumber),
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
          maxLength={24}
          data-autofocus=""
        />
        <SubmitButton wide>{t("check.submit")}</SubmitButton>
      </Stack>
    </Form>
  );
}
