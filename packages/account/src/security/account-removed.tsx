import { useTexts } from "@sughurta/i18n";
import { ButtonLink, Container, EmptyState } from "@sughurta/ui-kit";
import { accountTexts } from "../texts/account-texts.ts";

export interface AccountRemovedProps {
  /** Address of the home page. */
  readonly homeHref: string;
}

/** Replaces an account that a person has just deleted. */
export function AccountRemoved({ homeHref }: AccountRemovedProps) {
  const { t } = useTexts(accountTexts);
  return (
    <Container width="form">
      <div role="status">
        <EmptyState
          level={1}
          title={t("removal.doneTitle")}
          actions={<ButtonLink href={homeHref}>{t("removal.home")}</ButtonLink>}
        >
          <p>{t("removal.done")}</p>
        </EmptyState>
      </div>
    </Container>
  );
}
