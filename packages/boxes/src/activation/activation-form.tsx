import { callProblemOf } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import { activateBox } from "@sughurta/contracts";
import {
  Form,
  SubmitButton,
  TextInput,
  useCallProblemText,
  useInsurer,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Alert, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { boxesTexts } from "../texts/boxes-texts.ts";
import { type Activation, activationAddress } from "./activation-address.ts";
import { activationSchema } from "./activation-schema.ts";

export interface ActivationFormProps {
  /** Origins of activation sites; the site's own is always allowed. */
  readonly activationOrigins: readonly string[];
  /** Adds number and code to the address (decision 14); off by default. */
  readonly sendCredentials?: boolean | undefined;
  /** Leaves to the activation page; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
}

/** Activates a box bought elsewhere, then leaves to the address the server gives (S0 §4). */
export function ActivationForm({
  activationOrigins,
  sendCredentials = false,
  leaveTo = (address) => window.location.assign(address),
}: ActivationFormProps) {
  const { t } = useTexts(boxesTexts);
  const { supportPhone } = useInsurer();
  const problemText = useCallProblemText();
  const client = useApiClient();
  const [refusal, setRefusal] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const form = useZodForm({
    initialValues: { policyNumber: "", policyCode: "" },
    schema: activationSchema,
    onSubmit: async (typed) => {
      setRefusal(undefined);
      setRefusal(await activate(typed));
    },
  });

  /** Leaves, or gives the reason why not. */
  async function activate(typed: Activation): Promise<string | undefined> {
    const unexpected = t("activation.unexpected", { phone: supportPhone });
    try {
      const answer = await client.send(activateBox, { body: typed });
      if (answer.status !== 200) return answer.data.message || unexpected;
      const address = activationAddress(answer.data.url, typed, {
        allowedOrigins: activationOrigins,
        siteOrigin: window.location.origin,
        sendCredentials,
      });
      if (address === undefined) {
        return t("activation.refusedRedirect", { phone: supportPhone });
      }
      setLeaving(true);
      leaveTo(address);
      return undefined;
    } catch (error) {
      return problemText(callProblemOf(error), unexpected);
    }
  }

  return (
    <Form form={form} errorSummary={false} className="sg-activation">
      <Stack>
        <TextInput
          name="policyNumber"
          label={t("activation.policyNumber")}
          hint={t("activation.policyNumberHint")}
          inputMode="text"
          autoComplete="off"
          maxLength={30}
        />
        <TextInput
          name="policyCode"
          label={t("activation.policyCode")}
          hint={t("activation.policyCodeHint")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
        />
        {refusal ? (
          <Alert tone="danger" live="assertive">
            {refusal}
          </Alert>
        ) : null}
        <SubmitButton busy={leaving}>
          {leaving ? t("activation.leaving") : t("activation.submit")}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
