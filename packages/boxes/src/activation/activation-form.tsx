import { useApiClient } from "@sughurta/api-client/react";
import { requiredTextRule, useInsurer, useUncontrolledForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyModule } from "@sughurta/lazy-module";
import { Alert, Button, Stack, TextField } from "@sughurta/ui-kit";
import { useState } from "react";
import { boxesTexts } from "../texts/boxes-texts.ts";
import type { Activation } from "./activation-address.ts";

const MAX_LENGTH = 30;

/** Only the server knows whether number and code match (S0 §7). */
const RULES = {
  policyNumber: requiredTextRule(MAX_LENGTH),
  policyCode: requiredTextRule(MAX_LENGTH),
};

/** The request and its schemas: larger than the page itself, so they are loaded when the form is touched. */
const activationCall = lazyModule(() => import("./request-activation.ts"));

export interface ActivationFormProps {
  /** Origins of activation sites; the site's own is always allowed. */
  readonly activationOrigins: readonly string[];
  /** Adds number and code to the address (SPEC-14); off by default. */
  readonly sendCredentials?: boolean | undefined;
  /** Opens the activation page; `location.assign` by default. */
  readonly leaveTo?: ((address: string) => void) | undefined;
}

/** Activates a box bought elsewhere, then redirects to the address returned by the server (S0 §4). */
export function ActivationForm({
  activationOrigins,
  sendCredentials = false,
  leaveTo = (address) => window.location.assign(address),
}: ActivationFormProps) {
  const { t, language } = useTexts(boxesTexts);
  const { supportPhone: phone } = useInsurer();
  const client = useApiClient({ prepare: false });
  const [refusal, setRefusal] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const { form, getError, submitting } = useUncontrolledForm({
    rules: RULES,
    onSubmit: async (typed) => {
      setRefusal(undefined);
      setRefusal(await activate(typed));
    },
  });

  /** Redirects, or returns the reason why not. */
  async function activate(typed: Activation): Promise<string | undefined> {
    const unexpected = t("activation.unexpected", { phone });
    try {
      const { requestActivation } = await activationCall.load();
      const response = await requestActivation(typed, {
        client,
        language,
        phone,
        allowedOrigins: activationOrigins,
        siteOrigin: window.location.origin,
        sendCredentials,
      });
      if (response.kind === "refused") return response.message || unexpected;
      if (response.kind === "strangeAddress") return t("activation.refusedRedirect", { phone });
      setLeaving(true);
      leaveTo(response.address);
      return undefined;
    } catch {
      // The code of the request could not be loaded.
      return unexpected;
    }
  }

  function prepare() {
    activationCall
      .load()
      .then(({ prepareActivation }) => prepareActivation({ client, language }))
      // A failed preload is retried when the form is sent.
      .catch(() => {});
  }

  return (
    <form {...form} onFocusCapture={prepare} className="sg-activation">
      <Stack>
        <TextField
          name="policyNumber"
          label={t("activation.policyNumber")}
          hint={t("activation.policyNumberHint")}
          error={getError("policyNumber")}
          inputMode="text"
          autoComplete="off"
        />
        <TextField
          name="policyCode"
          label={t("activation.policyCode")}
          hint={t("activation.policyCodeHint")}
          error={getError("policyCode")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {refusal ? (
          <Alert tone="danger" live="assertive">
            {refusal}
          </Alert>
        ) : null}
        <Button type="submit" busy={submitting || leaving}>
          {leaving ? t("activation.leaving") : t("activation.submit")}
        </Button>
      </Stack>
    </form>
  );
}
