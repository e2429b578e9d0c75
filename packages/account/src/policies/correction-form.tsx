import { useApiClient } from "@sughurta/api-client/react";
import { correctMyPolicy, type MyPolicy } from "@sughurta/contracts/policy";
import * as z from "@sughurta/contracts/zod";
import {
  EmailInput,
  Form,
  optionalEmail,
  SubmitButton,
  useInsurer,
  useZodForm,
} from "@sughurta/forms";
import { NameInputs, nameShape } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import { Refusal } from "../section/account-section.tsx";
import { useSave } from "../section/use-action.ts";
import { accountTexts } from "../texts/account-texts.ts";

const NAMES = { lastName: "lastName", firstName: "firstName", patronymic: "patronymic" } as const;
const NAME_MAX_LENGTH = 50;

const schema = z.object({ ...nameShape(NAMES, NAME_MAX_LENGTH), email: optionalEmail });

export interface CorrectionFormProps {
  readonly policyNumber: string;
  readonly correctable: NonNullable<MyPolicy["correctable"]>;
  readonly onCorrected: () => void;
}

/** The holder's name and email of a policy, to correct. */
export function CorrectionForm({ policyNumber, correctable, onCorrected }: CorrectionFormProps) {
  const { t, rich } = useTexts(accountTexts);
  const { supportPhone } = useInsurer();
  const client = useApiClient();
  const { refusal, save } = useSave(onCorrected);
  const { corrections, ...initialValues } = correctable;
  const form = useZodForm({
    initialValues,
    schema,
    onSubmit: (values, current) =>
      save(current, () =>
        client.send(correctMyPolicy, {
          params: { policyNumber },
          body: { ...values, corrections },
        }),
      ),
  });
  return (
    <Form form={form}>
      <Stack>
        <p>{rich("correct.hint", { phone: supportPhone })}</p>
        <NameInputs fields={NAMES} own />
        <EmailInput name="email" label={t("profile.email")} optional autoComplete="email" />
        <Refusal text={refusal} />
        <SubmitButton>{t("correct.save")}</SubmitButton>
      </Stack>
    </Form>
  );
}
