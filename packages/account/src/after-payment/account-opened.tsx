import { useApiClient } from "@sughurta/api-client/react";
import { payment } from "@sughurta/contracts/payment";
import { useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink } from "@sughurta/ui-kit";
import { useLoaded } from "../account/use-loaded.ts";
import { accountTexts } from "../texts/account-texts.ts";

export interface AccountOpenedProps {
  /** The payment that has just been paid. */
  readonly paymentId: string;
  /** Page of the account. */
  readonly accountHref: string;
}

/**
 * Shows a signed-in person where the policy just paid is: in the account, or with the holder of the
 * phone of its order (SPEC-68).
 */
export function AccountOpened({ paymentId, accountHref }: AccountOpenedProps) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { loaded } = useLoaded(() => client.send(payment, { params: { id: paymentId } }));
  if (loaded.kind !== "ready") return null;
  const isMine = loaded.data.status === 200;
  return (
    <Alert
      tone={isMine ? "success" : "info"}
      live="polite"
      actions={
        <ButtonLink href={accountHref} variant="secondary">
          {t("open.go")}
        </ButtonLink>
      }
    >
      {t(isMine ? "open.done" : "open.otherPhone")}
    </Alert>
  );
}
