import { type CallProblem, toSendCodeResult } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { toWirePhone } from "@sughurta/domain";
import {
  errorTextFrom,
  Form,
  PhoneInput,
  SubmitButton,
  TextInput,
  useZodForm,
} from "@sughurta/forms";
import { useCodeProblemText } from "@sughurta/forms/code";
import { useTexts } from "@sughurta/i18n";
import { lazyModule } from "@sughurta/lazy-module";
import { Alert, Stack } from "@sughurta/ui-kit";
import { useEffect, useMemo, useState } from "react";
import { readClaimNumbers } from "../stored-claims/claim-numbers.ts";
import { claimStatusTexts } from "./status-texts.ts";
import { statusContracts } from "./use-followed-claim.ts";

const schema = lazyModule(async () => (await import("./find-claim-schema.ts")).findClaimSchema);

/** Number and phone of a claim as typed; the phone is its nine national digits. */
export interface NumberAndPhone {
  readonly claimNumber: string;
  readonly phone: string;
}

export interface FindClaimFormProps {
  readonly initial: NumberAndPhone;
  /** A code was sent, if there is such a claim; seconds until another may be requested. */
  readonly onSent: (found: NumberAndPhone, repeatAfter: number) => void;
}

/** The number and the phone of a claim, to which a code is sent. */
export function FindClaimForm({ initial, onSent }: FindClaimFormProps) {
  const { t } = useTexts(claimStatusTexts);
  const problemText = useCodeProblemText();
  const client = useApiClient();
  const [problem, setProblem] = useState<CallProblem>();
  const form = useZodForm({
    initialValues: initial,
    schema,
    onSubmit: async (values, current) => {
      setProblem(undefined);
      const body = { claimNumber: values.claimNumber, phone: toWirePhone(values.phone) };
      const outcome = await toSendCodeResult(
        statusContracts.load().then(({ sendClaimCode }) => client.send(sendClaimCode, { body })),
      );
      if (outcome.kind === "sent") return onSent(values, outcome.repeatAfter);
      if (outcome.kind === "refused") return current.applyServerErrors(outcome.failure);
      setProblem(outcome.problem);
    },
  });
  const { setValues } = form;
  // The server does not know this browser.
  useEffect(() => {
    const [last = ""] = readClaimNumbers(client);
    setValues((before) => ({ ...before, claimNumber: before.claimNumber || last }));
  }, [client, setValues]);

  return (
    <Form form={form} errorSummary={false} errorText={useMemo(() => errorTextFrom(t), [t])}>
      <Stack>
        {problem ? (
          <Alert tone="danger" live="assertive">
            {problemText(problem)}
          </Alert>
        ) : null}
        <TextInput
          name="claimNumber"
          label={t("find.number")}
          hint={t("find.numberHint")}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <PhoneInput name="phone" label={t("find.phone")} />
        <SubmitButton>{t("find.submit")}</SubmitButton>
      </Stack>
    </Form>
  );
}
