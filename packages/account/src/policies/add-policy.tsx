import { useApiClient } from "@sughurta/api-client/react";
import { addMyPolicy } from "@sughurta/contracts/policy";
import * as z from "@sughurta/contracts/zod";
import {
  Form,
  LazyBoundary,
  policyNumber,
  requiredText,
  SubmitButton,
  TextInput,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Button, Skeleton, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { Refusal } from "../section/account-section.tsx";
import { useAction } from "../section/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

/** Few policies are in another account. */
const AddPolicyByCode = lazyComponent(
  lazyModule(() => import("./add-policy-by-code.tsx")),
  (module) => module.AddPolicyByCode,
);

const CODE_MAX_LENGTH = 20;
const schema = z.object({ policyNumber, policyCode: requiredText(CODE_MAX_LENGTH) });

/** Adds a policy that was bought elsewhere; one of another account requires a code to its phone (SPEC-68). */
export function AddPolicy({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { refusal, run } = useAction();
  const [elsewhere, setElsewhere] = useState<string>();
  const form = useZodForm({
    initialValues: { policyNumber: "", policyCode: "" },
    schema,
    onSubmit: (body, current) =>
      run(async () => {
        const response = await client.send(addMyPolicy, { body });
        if (response.status === 409) setElsewhere(body.policyNumber);
        else if (response.status !== 201) return response.data.message;
        else {
          current.reset();
          onAdded();
        }
        return undefined;
      }),
  });

  if (elsewhere !== undefined) {
    return (
      <Stack>
        <LazyBoundary fallback={<Skeleton lines={3} />}>
          <AddPolicyByCode policyNumber={elsewhere} onAdded={onAdded} />
        </LazyBoundary>
        <Button variant="quiet" onClick={() => setElsewhere(undefined)}>
          {t("add.other")}
        </Button>
      </Stack>
    );
  }
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
