import { useApiClient } from "@sughurta/api-client/react";
import { openPolicy, sendPolicyCode } from "@sughurta/contracts/policy-changes";
import { useTexts } from "@sughurta/i18n";
import { ConfirmByCode } from "../code/confirm-by-code.tsx";
import { renewalTexts } from "./renewal-texts.ts";

export interface OpenPolicyProps {
  readonly policyNumber: string;
  /** Variant of the button that sends the code. */
  readonly variant: "primary" | "secondary";
  /** The policy can be read now. */
  readonly onOpened: () => void;
}

/** Opens a policy for the holder of the phone it was bought with, without an account. */
export function OpenPolicy({ policyNumber, variant, onOpened }: OpenPolicyProps) {
  const { t } = useTexts(renewalTexts);
  const client = useApiClient();
  return (
    <ConfirmByCode
      icon="phone"
      variant={variant}
      sendText={t("code.send")}
      confirmText={t("code.confirm")}
      onSend={() => client.send(sendPolicyCode, { body: { policyNumber } })}
      onCode={async (code, form) => {
        const response = await client.send(openPolicy, { body: { policyNumber, code } });
        if (response.status === 200) onOpened();
        else form.applyServerErrors(response.data);
        return undefined;
      }}
    >
      <p>{t("code.lead")}</p>
    </ConfirmByCode>
  );
}
