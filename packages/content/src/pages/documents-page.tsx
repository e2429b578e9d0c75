import type { DocumentItem } from "@sughurta/contracts/content";
import { useTexts } from "@sughurta/i18n";
import { Card, EmptyState, Grid, Icon, Link } from "@sughurta/ui-kit";
import { contentTexts } from "../texts/content-texts.ts";
import { Page } from "./page.tsx";

export interface DocumentsPageProps {
  /** The documents from the content service. */
  readonly documents: readonly DocumentItem[];
}

/** Documents with the icon of their kind; each opens in a new tab (S0 §2). */
export function DocumentsPage({ documents }: DocumentsPageProps) {
  const { t } = useTexts(contentTexts.pages);
  return (
    <Page title={t("documents.title")} lead={t("documents.lead")}>
      {documents.length === 0 ? <EmptyState title={t("documents.empty")} /> : null}
      <Grid as="ul" min="large" className="sg-page__list">
        {documents.map(({ id, filetype, title, description, link }) => {
          const pdf = filetype.toLowerCase() === "pdf";
          return (
            <li key={id}>
              <Card className="sg-document">
                <Icon
                  name={pdf ? "pdf" : "image"}
                  size="large"
                  className="sg-document__icon"
                  title={pdf ? t("documents.pdf") : t("documents.picture")}
                />
                <div>
                  <Link href={link} newTabText={t("documents.newTab")}>
                    {title}
                  </Link>
                  {description ? <p className="sg-document__text">{description}</p> : null}
                </div>
              </Card>
            </li>
          );
        })}
      </Grid>
    </Page>
  );
}
