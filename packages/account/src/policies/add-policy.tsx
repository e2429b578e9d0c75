import { useApiClient } from "@sughurta/api-client/react";
import { addMyPolicy } from "@sughurta/contracts";
import {
  Form,
  policyNumber,
  requiredText,
  SubmitButton,
  TextInput,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import * as z from "zod/mini";
import { Refusal } from "../cabinet/refusal.tsx";
import { useAction } from "../cabinet/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

const CODE_MAX_LENGTH = 20;
const schema = z.object({ policyNumber, policyCode: requiredText(CODE_MAX_LENGTH) });

/** Adds a policy that was bought elsewhere, by its number and its code. */
export function AddPolicy({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { refusal, run } = useAction();
  const form = useZodForm({
    initialValues: { policyNumber: "", policyCode: "" },
    schema,
    onSubmit: (body, current) =>
      run(async () => {
        const answer = await client.send(addMyPolicy, { body });
        if (answer.status !== 201) return answer.data.message;
        current.reset();
        onAdded();
        return undefined;
      }),
  });
  return (
    <Form form={form} errorSummary={false}>
      <Stack>
        <p>{t("add.lead")}</p>
        <Refusal text={refusal} />
        <TextInput
          name="policyNumber"
          label={t("add.number")}
          width="medium"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput name="policyCode" label={t("add.code")} width="medium" autoComplete="off" />
        <SubmitButton variant="secondary">{t("add.submit")}</SubmitButton>
      </Stack>
    </Form>
  );
}
