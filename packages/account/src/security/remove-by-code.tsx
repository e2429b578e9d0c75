import { useApiClient } from "@sughurta/api-client/react";
import { profile, removeAccount } from "@sughurta/contracts/account";
import { sendSmsCode } from "@sughurta/contracts/session";
import { useTexts } from "@sughurta/i18n";
import { LoadedSection } from "../account/loaded-section.tsx";
import { useApiQuery } from "../account/use-api-query.ts";
import { ConfirmByCode } from "../code/confirm-by-code.tsx";
import { accountTexts } from "../texts/account-texts.ts";

/** Confirms the removal of an account by a code to its phone. */
export function RemoveByCode({ onRemoved }: { readonly onRemoved: () => Promise<void> }) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(profile, {}));
  return (
    <LoadedSection control={control}>
      {({ phone }) => (
        <ConfirmByCode
          icon="phone"
          variant="secondary"
          sendText={t("code.send")}
          confirmText={t("removal.confirm")}
          onSend={() => client.send(sendSmsCode, { body: { phone, purpose: "remove" } })}
          onCode={async (code, form) => {
            const answer = await client.send(removeAccount, { body: { code } });
            if (answer.status === 422) form.applyServerErrors(answer.data);
            else if (answer.status !== 200) return answer.data.message;
            else await onRemoved();
            return undefined;
          }}
        >
          <p>{t("removal.codeLead")}</p>
        </ConfirmByCode>
      )}
    </LoadedSection>
  );
}
