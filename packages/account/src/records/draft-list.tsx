import { markServiceDraft } from "@sughurta/api-client";
import { useApiClient } from "@sughurta/api-client/react";
import type { HalfFilledOrder } from "@sughurta/contracts/draft";
import { useTexts } from "@sughurta/i18n";
import { Alert, ButtonLink } from "@sughurta/ui-kit";
import { useEffect } from "react";
import type { AccountLinks } from "../section/account-links.ts";
import { readLocalDate } from "../section/local-date.ts";
import { accountTexts } from "../texts/account-texts.ts";

export interface DraftListProps extends Pick<AccountLinks, "draftHref"> {
  readonly drafts: readonly HalfFilledOrder[];
}

/** Half-filled orders that can be continued, started here or on another device. */
export function DraftList({ drafts, draftHref }: DraftListProps) {
  const { t, format } = useTexts(accountTexts);
  const client = useApiClient();
  // The page of an order requests only drafts that this browser knows of.
  useEffect(() => {
    for (const { kind } of drafts) markServiceDraft(client, kind);
  }, [client, drafts]);
  return drafts.map(({ kind, title, expiresAt }) => {
    const href = draftHref(kind);
    return href ? (
      <Alert
        key={kind}
        tone="info"
        title={title || t("drafts.title")}
        actions={
          <ButtonLink href={href} variant="secondary">
            {t("drafts.continue")}
          </ButtonLink>
        }
      >
        {t("drafts.text", { date: format.date(readLocalDate(expiresAt)) })}
      </Alert>
    ) : null;
  });
}
