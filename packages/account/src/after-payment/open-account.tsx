import { useApiClient } from "@sughurta/api-client/react";
import { openAccount, sendAccountCode } from "@sughurta/contracts/account";
import { payment } from "@sughurta/contracts/payment";
import type { Tokens } from "@sughurta/contracts/session";
import { useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink, Card, Stack } from "@sughurta/ui-kit";
import { ConfirmByCode } from "../code/confirm-by-code.tsx";
import { useLoaded } from "../section/use-loaded.ts";
import { accountTexts } from "../texts/account-texts.ts";

export interface OpenAccountProps {
  /** The payment that has just been paid. */
  readonly paymentId: string;
  /** Receives the tokens for the session: the policy is in the account. */
  readonly onSignedIn: (tokens: Tokens) => void;
}

/** After paying: one press sends a code to the phone of the order, the code opens the account (SPEC-68). */
export function OpenAccount({ paymentId, onSignedIn }: OpenAccountProps) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const params = { id: paymentId };
  return (
    <Card as="section" ground="sunken" aria-label={t("open.title")}>
      <Stack>
        <h2>{t("open.title")}</h2>
        <ConfirmByCode
          icon="user"
          variant="secondary"
          sendText={t("open.submit")}
          confirmText={t("open.confirm")}
          onSend={() => client.send(sendAccountCode, { params })}
          onCode={async (code, form) => {
            const response = await client.send(openAccount, { params, body: { code } });
            if (response.status === 201) onSignedIn(response.data);
            else if (response.status === 422) form.applyServerErrors(response.data);
            else return response.data.message;
            return undefined;
          }}
        >
          <p>{t("open.text")}</p>
        </ConfirmByCode>
      </Stack>
    </Card>
  );
}

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
