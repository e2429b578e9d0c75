import { useApiClient } from "@sughurta/api-client/react";
import { addMyPolicy } from "@sughurta/contracts/policy";
import { sendPolicyCode } from "@sughurta/contracts/policy-changes";
import { useTexts } from "@sughurta/i18n";
import { Alert } from "@sughurta/ui-kit";
import { ConfirmByCode } from "../code/confirm-by-code.tsx";
import { accountTexts } from "../texts/account-texts.ts";

export interface AddPolicyByCodeProps {
  readonly policyNumber: string;
  readonly onAdded: () => void;
}

/** Transfers a policy from another account with a code to the phone that bought it (SPEC-68). */
export function AddPolicyByCode({ policyNumber, onAdded }: AddPolicyByCodeProps) {
  const { t, rich } = useTexts(accountTexts);
  const client = useApiClient();
  return (
    <ConfirmByCode
      icon="phone"
      variant="secondary"
      sendText={t("code.send")}
      confirmText={t("add.submit")}
      onSend={() => client.send(sendPolicyCode, { body: { policyNumber } })}
      onCode={async (code, form) => {
        const response = await client.send(addMyPolicy, { body: { policyNumber, code } });
        if (response.status === 422) form.applyServerErrors(response.data);
        else if (response.status !== 201) return response.data.message;
        else onAdded();
        return undefined;
      }}
    >
      <Alert tone="warning" live="polite" title={t("add.elsewhereTitle")}>
        {rich("add.elsewhere", { number: policyNumber })}
      </Alert>
    </ConfirmByCode>
  );
}
