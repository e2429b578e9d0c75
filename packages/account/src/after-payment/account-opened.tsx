import { useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink } from "@sughurta/ui-kit";
import { accountTexts } from "../texts/account-texts.ts";

export interface AccountOpenedProps {
  readonly accountHref: string;
}

/** Tells a person who is signed in where the policy is that was just paid. */
export function AccountOpened({ accountHref }: AccountOpenedProps) {
  const { t } = useTexts(accountTexts);
  return (
    <Alert
      tone="success"
      live="polite"
      actions={
        <ButtonLink href={accountHref} variant="secondary">
          {t("open.go")}
        </ButtonLink>
      }
    >
      {t("open.done")}
    </Alert>
  );
}
