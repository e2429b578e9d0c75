import { useApiClient } from "@sughurta/api-client/react";
import { openPaidPolicy, sendPaymentCode } from "@sughurta/contracts/payment";
import { useTexts } from "@sughurta/i18n";
import { Card, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { ConfirmByCode } from "../code/confirm-by-code.tsx";
import { PolicyFileButton } from "../policies/policy-file-button.tsx";
import { renewalTexts } from "../renewal/renewal-texts.ts";

export interface OpenPaidPolicyProps {
  /** A paid payment that another browser started. */
  readonly paymentId: string;
}

/** Number and document of a policy that was paid in another browser, opened with a code to the phone of the order. */
export function OpenPaidPolicy({ paymentId }: OpenPaidPolicyProps) {
  const { t } = useTexts(renewalTexts);
  const client = useApiClient();
  const [policyNumber, setPolicyNumber] = useState<string>();
  const params = { id: paymentId };
  return (
    <Card as="section" ground="sunken" aria-label={t("document.title")}>
      <Stack>
        <h2>{t("document.title")}</h2>
        {policyNumber === undefined ? (
          <ConfirmByCode
            icon="phone"
            variant="secondary"
            sendText={t("code.send")}
            confirmText={t("code.confirm")}
            onSend={() => client.send(sendPaymentCode, { params })}
            onCode={async (code, form) => {
              const response = await client.send(openPaidPolicy, { params, body: { code } });
              if (response.status === 200) setPolicyNumber(response.data.policyNumber);
              else if (response.status === 422) form.applyServerErrors(response.data);
              else return response.data.message;
              return undefined;
            }}
          >
            <p>{t("code.lead")}</p>
          </ConfirmByCode>
        ) : (
          <>
            <p role="status">
              {t("document.number")} <strong translate="no">{policyNumber}</strong>
            </p>
            <PolicyFileButton policyNumber={policyNumber} file="document" />
          </>
        )}
      </Stack>
    </Card>
  );
}
