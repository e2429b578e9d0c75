import { useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink } from "@sughurta/ui-kit";
import type { AccountLinks } from "../cabinet/account-links.ts";
import { accountTexts } from "../texts/account-texts.ts";

export interface DraftListProps extends Pick<AccountLinks, "draftHref"> {
  readonly drafts: readonly { readonly kind: string }[];
}

/** Half-filled orders that can be continued. */
export function DraftList({ drafts, draftHref }: DraftListProps) {
  const { t } = useTexts(accountTexts);
  return drafts.map(({ kind }) => {
    const href = draftHref(kind);
    return href ? (
      <Alert
        key={kind}
        tone="info"
        title={t("drafts.title")}
        actions={
          <ButtonLink href={href} variant="secondary">
            {t("drafts.continue")}
          </ButtonLink>
        }
      >
        {t("drafts.text")}
      </Alert>
    ) : null;
  });
}
